import { type Application, applicationLabels } from '../contract/application.ts';
import type { Mail } from '../contract/mail.ts';
import { mailMessage } from '../mail/mail-body.ts';

/** The mail that tells the careers office of an application. */
export function applicationMail(application: Application, recipient: string): Mail {
  const { firstName, lastName, email, phone, country, position, linkedin, cvLink, comments } = application;
  const name = `${firstName} ${lastName}`;
  return {
    to: [recipient],
    replyTo: { name, address: email },
    message: mailMessage({
      subject: `Job application: ${position}, ${country}, from ${name}`,
      heading: `Job application from ${name}`,
      fields: [
        [applicationLabels.firstName, firstName],
        [applicationLabels.lastName, lastName],
        [applicationLabels.email, email],
        [applicationLabels.phone, phone],
        [applicationLabels.country, country],
        [applicationLabels.position, position],
        [applicationLabels.linkedin, linkedin],
        [applicationLabels.cvLink, cvLink],
        [applicationLabels.comments, comments],
      ],
    }),
    emailService: {
      template: 'application',
      parameters: {
        from_name: name,
        from_email: email,
        phone_number: phone,
        country,
        position,
        linkedin_url: linkedin ?? '',
        cv_url: cvLink,
        message: comments ?? '',
        to_email: recipient,
      },
    },
  };
}
