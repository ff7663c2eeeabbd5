import { eventually } from './eventually.ts';
import { testedProduct } from './tested-product.ts';

interface Address {
  address: string;
  name: string;
}

/** An email in the form of the email catcher's API. */
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

/** Gives the emails whose replies go to this address. */
export async function mailsFrom(address: string): Promise<CaughtMail[]> {
  return (await allMails()).filter((mail) => mail.replyTo?.some((replyTo) => replyTo.address === address));
}

/** Gives the emails to this address. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  return (await allMails()).filter((mail) => mail.to?.some((to) => to.address === address));
}

async function allMails(): Promise<CaughtMail[]> {
  const response = await fetch(`${testedProduct.mailbox}/email`);
  return (await response.json()) as CaughtMail[];
}

/** Waits for the first email whose replies go to this address. */
export function mailFrom(address: string): Promise<CaughtMail> {
  return eventually(`an email from ${address}`, async () => (await mailsFrom(address))[0]);
}

/**
 * Waits for the first email whose replies go to this address, and gives all of them. The catcher shows a delivered email with a
 * delay.
 */
export async function arrivedFrom(address: string): Promise<CaughtMail[]> {
  await mailFrom(address);
  return mailsFrom(address);
}
