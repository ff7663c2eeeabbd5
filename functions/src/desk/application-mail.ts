import { type Application, applicationLabels } from '@ohmbridge/contract/desk/application';
import { type Answer, answersText } from '@ohmbridge/contract/jobs/question';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { mailMessage, oneLine } from '../mail/mail-body.ts';

/** The job that somebody has applied for, as it was when the application arrived. */
export interface AppliedJob {
  reference: string;
  /** `undefined` where there is no such job any more. */
  title: string | undefined;
  isOpen: boolean;
}

/** The mail that tells the careers office of an application. */
export function applicationMail(
  application: Application,
  recipient: string,
  job?: AppliedJob,
  answers: readonly Answer[] = [],
): Mail {
  const { firstName, lastName, email, phone, country, position, linkedin, cvLink, comments } = application;
  const name = `${firstName} ${lastName}`;
  const named = job && (job.title === undefined ? job.reference : `${job.title} (${job.reference})`);
  const closed = job?.isOpen ? '' : ', which had been closed when the application arrived';
  return {
    to: [recipient],
    replyTo: { name: oneLine(name), address: email },
    message: mailMessage({
      subject: `Job application: ${named ?? position}, ${country}, from ${name}`,
      heading: `Job application from ${name}`,
      fields: [
        ['Job', named && `${named}${closed}`],
        [applicationLabels.firstName, firstName],
        [applicationLabels.lastName, lastName],
        [applicationLabels.email, email],
        [applicationLabels.phone, phone],
        [applicationLabels.country, country],
        [applicationLabels.position, position],
        [applicationLabels.linkedin, linkedin],
        [applicationLabels.cvLink, cvLink],
        [applicationLabels.comments, comments],
        ['Answers', answersText(answers)],
      ],
    }),
    emailService: {
      template: 'application',
      parameters: {
        from_name: name,
        from_email: email,
        phone_number: phone,
        ...(named && { job: named }),
        country,
        position,
        linkedin_url: linkedin ?? '',
        cv_url: cvLink,
        message: comments ?? '',
        ...(answers.length > 0 && { answers: answersText(answers) }),
        to_email: recipient,
      },
    },
  };
}
