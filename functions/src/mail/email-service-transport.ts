import type { DeliveryInfo, Mail, MailTemplate } from '@site/contract/mail/mail';
import { TransportError } from './delivery-attempt.ts';

export interface EmailServiceSettings {
  transport: 'email-service';
  url: string;
  publicKey: string;
  /** `undefined` if the service asks for no private key. */
  privateKey: string | undefined;
  serviceId: string;
  /** All emails except applications use the template of enquiries. */
  templateIds: Record<Extract<MailTemplate, 'contact' | 'application'>, string>;
}

const libraryVersion = '4.4.1';
const timeoutMilliseconds = 20_000;

/**
 * The statuses that refuse the content of an email. All others concern settings, quotas or the service, and can be corrected.
 */
const refusals = new Set([400, 422]);

/** Sends an email through the email service, which has its own templates. */
export async function sendByEmailService(
  settings: EmailServiceSettings,
  id: string,
  { to, emailService }: Mail,
): Promise<DeliveryInfo> {
  const response = await fetch(new URL('/api/v1.0/email/send', settings.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: libraryVersion,
      user_id: settings.publicKey,
      ...(settings.privateKey && { accessToken: settings.privateKey }),
      service_id: settings.serviceId,
      template_id: settings.templateIds[emailService.template === 'application' ? 'application' : 'contact'],
      template_params: emailService.parameters,
    }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((error: unknown) => {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    throw new TransportError(`Email service: ${timedOut ? 'no answer in time' : 'not reachable'}`);
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) throw new TransportError(`Email service: answer ${status}`, { isPermanent: refusals.has(status) });
  return { messageId: id, accepted: to, rejected: [], pending: [], response: String(status) };
}
