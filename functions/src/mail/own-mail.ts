import type { Mail, MailTemplate } from '@ohmbridge/contract/mail/mail';
import { type MailContent, mailMessage } from './mail-body.ts';

/** A mail of the website's own, to a single person. Whoever answers it writes to themselves: nobody reads what comes back. */
export function ownMail(template: MailTemplate, to: string, content: MailContent): Mail {
  const message = mailMessage(content);
  return {
    // Reports to admins contain references, which the desk knows.
    readers: template === 'notification' ? 'hiring' : 'team',
    to: [to],
    replyTo: { name: '', address: to },
    message,
    emailService: {
      template,
      parameters: {
        from_name: 'Website',
        from_email: to,
        subject: message.subject,
        message: message.text,
        to_email: to,
      },
    },
  };
}
