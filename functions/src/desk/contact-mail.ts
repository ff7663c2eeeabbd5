import { type Contact, contactLabels } from '@ohmbridge/contract/desk/contact';
import { fullName, shownLastName } from '@ohmbridge/contract/desk/hidden-names';
import { fullPhone } from '@ohmbridge/contract/desk/phone';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { mailMessage, oneLine } from '../mail/mail-body.ts';

/** The mail that tells the office of an enquiry. */
export function contactMail(contact: Contact, recipient: string): Mail {
  const { firstName, lastName, email, subject, message } = contact;
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
        ...(subject && { subject }),
        message,
        to_email: recipient,
      },
    },
  };
}
