import type { DeliveryInfo, Mail } from '@site/contract/mail/mail';
import { RecipientRefused, TransportError } from './delivery-attempt.ts';

export interface SmtpSettings {
  transport: 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte. Otherwise STARTTLS: always with a password, and without one if the server offers it. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** The sender of all email. */
  from: string;
}

export const defaultTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** The longest silence of the server. */
  socketTimeout: 20_000,
  /** The longest attempt; shorter than the lease of an email. */
  wholeAttempt: 60_000,
};

export async function sendBySmtp(
  { host, port, secure, user, password, from }: SmtpSettings,
  id: string,
  mail: Mail,
  { wholeAttempt, ...timeouts } = defaultTimeouts,
): Promise<DeliveryInfo> {
  const { createTransport } = await import('nodemailer');
  // Without `requireTLS`, an attacker on the way could remove the server's offer of TLS, and read the password.
  const auth = user ? { auth: { user, pass: password ?? '' }, requireTLS: !secure } : {};
  // Email servers do not know the name of this machine, and some refuse the greeting of `[127.0.0.1]`.
  const transporter = createTransport({ name: domainOf(from), host, port, secure, ...auth, ...timeouts });
  try {
    const info = await transporter.sendMail({
      from,
      to: mail.to,
      replyTo: mail.replyTo,
      ...mail.message,
      headers: { ...(isAutomatic(mail) && { 'Auto-Submitted': 'auto-generated' }), ...mail.headers },
      messageId: messageId(id, from),
      signal: AbortSignal.timeout(wholeAttempt),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return {
      messageId: info.messageId,
      accepted: info.accepted.map(addressOf),
      rejected: info.rejected.map(addressOf),
      pending: [],
      response: responseStatus(info.response),
    };
  } catch (error) {
    const failure = smtpFailure(error);
    throw refusesRecipient(error) ? new RecipientRefused(failure) : new TransportError(failure);
  } finally {
    transporter.close();
  }
}

/** Gives the same message id for every attempt, so that an email program recognises an email that was sent twice. */
export function messageId(id: string, from: string): string {
  return `<${id}@${domainOf(from)}>`;
}

/** Gives the domain of the sender: the website greets email servers with this name. */
function domainOf(from: string): string {
  return from.match(/@([A-Za-z0-9.-]+)/)?.[1] ?? 'localhost';
}

/** Tells whether no person wrote the email (RFC 3834), so that out-of-office messages do not answer. */
function isAutomatic({ emailService: { template }, isWrittenByAdmin }: Mail): boolean {
  return template !== 'contact' && template !== 'application' && !isWrittenByAdmin;
}

/** Gives why an attempt failed, from the codes of the error only: its message can quote addresses. */
export function smtpFailure(error: unknown): string {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const parts = [
    typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : undefined,
    Number.isInteger(responseCode) ? `answer ${responseCode}` : undefined,
    typeof command === 'string' && /^[A-Z ]+$/.test(command) ? `at ${command}` : undefined,
  ].filter((part) => part !== undefined);
  return `SMTP: ${parts.join(' ') || 'unknown error'}`;
}

/**
 * The codes by which a server says that a mailbox does not exist (RFC 3463, RFC 7505). Every other refusal can end: the owner
 * empties a full mailbox, a server changes its policy, we correct wrong settings (5.1.7, 5.1.8, 5.7.x).
 */
const noSuchMailbox = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?!\d)/;

function refusesRecipient(error: unknown): boolean {
  const { command, response } = (error ?? {}) as Record<string, unknown>;
  return command === 'RCPT TO' && typeof response === 'string' && noSuchMailbox.test(response);
}

function addressOf(recipient: string | { address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}

function responseStatus(response: string | undefined): string {
  return response?.match(/^\d{3}( \d\.\d\.\d)?/)?.[0] ?? '';
}
