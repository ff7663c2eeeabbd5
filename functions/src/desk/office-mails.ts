import { type Application, applicationLabels } from '@site/contract/desk/application';
import { type Contact, contactLabels } from '@site/contract/desk/contact';
import { fullName, shownLastName } from '@site/contract/desk/hidden-names';
import { fullPhone } from '@site/contract/desk/phone';
import { type Answer, answersText } from '@site/contract/jobs/question';
import type { Mail } from '@site/contract/mail/mail';
import { mailMessage, oneLine } from '../mail/mail-body.ts';
import { withoutIdentity } from './hidden-names.ts';

/** The email that tells the office about an enquiry. */
export function contactMail(contact: Contact, recipient: string): Mail {
  const { firstName, lastName, email, company, subject, message } = contact;
  const phone = fullPhone(contact);
  const name = fullName(contact);
  return {
    readers: 'hiring',
    to: [recipient],
    replyTo: { name: oneLine(name), address: email },
    message: mailMessage({
      subject: subject ? `Website enquiry: ${subject}` : `Website enquiry from ${name}`,
      heading: `Website enquiry from ${name}`,
      fields: [
        [contactLabels.firstName, firstName],
        [contactLabels.lastName, shownLastName(lastName)],
        [contactLabels.email, email],
        [contactLabels.phone, phone],
        [contactLabels.company, company],
        [contactLabels.subject, subject],
        [contactLabels.message, message],
      ],
    }),
    emailService: {
      template: 'contact',
      parameters: {
        from_name: name,
        from_email: email,
        phone_number: phone,
        ...(company && { company }),
        ...(subject && { subject }),
        message,
        to_email: recipient,
      },
    },
  };
}

export interface AppliedJob {
  reference: string;
  /** `undefined` if the job does not exist any more. */
  title: string | undefined;
  isOpen: boolean;
}

/** The text in place of a name. An admin who can know the name finds it on the hiring desk. */
const hiddenUntilInterview = 'Hidden until the interview: applications for this job are read without names';

/**
 * The email that tells the careers office about an application.
 * @param namesHidden the job is read without names: the email then has no name, and no field that tells the name
 */
export function applicationMail(
  application: Application,
  recipient: string,
  job?: AppliedJob,
  answers: readonly Answer[] = [],
  { namesHidden = false }: { namesHidden?: boolean } = {},
): Mail {
  const { firstName, lastName, email, phone, country, position, linkedin, cvLink, comments } = namesHidden
    ? { ...withoutIdentity(application), lastName: hiddenUntilInterview, email: recipient, linkedin: undefined }
    : application;
  const name = fullName({ firstName, lastName });
  const named = job && (job.title === undefined ? job.reference : `${job.title} (${job.reference})`);
  const closed = job?.isOpen ? '' : ', which was already closed when the application arrived';
  const about = `Job application: ${named ?? position}, ${country}`;
  return {
    readers: 'hiring',
    to: [recipient],
    replyTo: { name: namesHidden ? '' : oneLine(name), address: email },
    message: mailMessage({
      subject: namesHidden ? about : `${about}, from ${name}`,
      heading: namesHidden ? 'Job application' : `Job application from ${name}`,
      fields: [
        ['Job', named && `${named}${closed}`],
        [applicationLabels.firstName, firstName],
        [applicationLabels.lastName, shownLastName(lastName)],
        [applicationLabels.email, namesHidden ? undefined : email],
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
