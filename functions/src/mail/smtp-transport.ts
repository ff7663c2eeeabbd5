import { type SendMail, TransportError } from './transport.ts';

export interface SmtpSettings {
  transport: 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS: always where there is a password, else where the server offers it. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
}

interface Timeouts {
  dnsTimeout: number;
  connectionTimeout: number;
  greetingTimeout: number;
  /** Of silence. */
  socketTimeout: number;
  /** For a whole attempt, however much the server has to say: below the lease of a mail. */
  wholeAttempt: number;
}

export const defaultTimeouts: Timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  wholeAttempt: 60_000,
};

/** Sends mails over SMTP. */
export function createSmtpTransport(
  { host, port, secure, user, password }: SmtpSettings,
  from: string,
  { wholeAttempt, ...timeouts } = defaultTimeouts,
): SendMail {
  return async (id, mail) => {
    const { createTransport } = await import('nodemailer');
    // Without TLS the password would be there for anybody on the way to read, who only has to leave out the server's offer.
    const auth = user ? { auth: { user, pass: password ?? '' }, requireTLS: !secure } : {};
    const transporter = createTransport({ host, port, secure, ...auth, ...timeouts });
    try {
      const info = await transporter.sendMail({
        from,
        to: mail.to,
        replyTo: mail.replyTo,
        ...mail.message,
        ...(mail.headers && { headers: mail.headers }),
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
      throw new TransportError(smtpFailure(error), { isPermanent: isRefusal(error) });
    } finally {
      transporter.close();
    }
  };
}

/** The same for every attempt, so that a mail sent twice can be recognised as one. */
export function messageId(id: string, from: string): string {
  const domain = from.match(/@([A-Za-z0-9.-]+)/)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** Why an attempt failed, from the error's codes only: its message can quote addresses. */
export function smtpFailure(error: unknown): string {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const parts = [
    typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : undefined,
    Number.isInteger(responseCode) ? `answer ${responseCode}` : undefined,
    typeof command === 'string' && /^[A-Z ]+$/.test(command) ? `at ${command}` : undefined,
  ].filter((part) => part !== undefined);
  return `SMTP: ${parts.join(' ') || 'unknown error'}`;
}

/** Whether the server refused the recipient or the content for good. Anything else may be mended without the sender. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) <= 599;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}

function addressOf(recipient: string | { address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}

function responseStatus(response: string | undefined): string {
  return response?.match(/^\d{3}( \d\.\d\.\d)?/)?.[0] ?? '';
}
