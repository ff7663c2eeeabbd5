import type { Mail } from '@ohmbridge/contract/mail/mail';
import { escapeHtml } from './mail-body.ts';

/**
 * A mail with a link where its mark stands. That is the last of its kind: what comes before may be a name that reads like
 * one.
 */
export function withLink(mail: Mail, mark: string, link: string): Mail {
  // In HTML the mark stands twice: as the address, and as what is read.
  const filled = (words: string, place: string, as: string) => {
    const at = words.lastIndexOf(place);
    return at < 0 ? words : words.slice(0, at) + as + words.slice(at + place.length);
  };
  const { text, html, ...message } = mail.message;
  const { parameters } = mail.emailService;
  const anchor = (address: string) => `<a href="${address}">${address}</a>`;
  return {
    ...mail,
    message: { ...message, text: filled(text, mark, link), html: filled(html, anchor(mark), anchor(escapeHtml(link))) },
    emailService: {
      ...mail.emailService,
      parameters: { ...parameters, message: filled(parameters.message ?? '', mark, link) },
    },
  };
}
