import { mailboxOrigin } from '../../scripts/emulators/addresses.ts';
import { eventually } from './eventually.ts';

interface Address {
  address: string;
  name: string;
}

/** A mail as the mail catcher tells it. */
export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  from: Address[];
  to: Address[];
  replyTo: Address[];
}

/** The mails that would be answered to this address. */
export async function mailsFrom(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${mailboxOrigin}/email`);
  const mails = (await response.json()) as CaughtMail[];
  return mails.filter((mail) => mail.replyTo?.some((replyTo) => replyTo.address === address));
}

/** The mails that came to this address. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${mailboxOrigin}/email`);
  const mails = (await response.json()) as CaughtMail[];
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits for the first mail that would be answered to this address. */
export function mailFrom(address: string): Promise<CaughtMail> {
  return eventually(`a mail from ${address}`, async () => (await mailsFrom(address))[0]);
}

/** All mails that would be answered to this address, once there is one: a mail that was delivered is shown a moment later. */
export async function arrivedFrom(address: string): Promise<CaughtMail[]> {
  await mailFrom(address);
  return mailsFrom(address);
}
