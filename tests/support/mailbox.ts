import { eventually } from './eventually.ts';
import { testedProduct } from './tested-product.ts';

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
  attachments?: { fileName: string }[];
  headers: Record<string, string>;
}

/** The mails that would be answered to this address. */
export async function mailsFrom(address: string): Promise<CaughtMail[]> {
  return (await allMails()).filter((mail) => mail.replyTo?.some((replyTo) => replyTo.address === address));
}

/** The mails that came to this address. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  return (await allMails()).filter((mail) => mail.to?.some((to) => to.address === address));
}

async function allMails(): Promise<CaughtMail[]> {
  const response = await fetch(`${testedProduct.mailbox}/email`);
  return (await response.json()) as CaughtMail[];
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
