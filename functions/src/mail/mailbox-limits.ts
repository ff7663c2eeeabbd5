import { mostJobAlerts } from '@site/contract/alerts/job-alert';
import type { StoredTime } from '@site/contract/shared/collections';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';
import { hashSecret, keyedHash } from '../shared/keyed-hash.ts';
import { decide, type Limit, rateLimitCollection } from '../shared/rate-limit-store.ts';

/** Gives the name under which an address is counted: a keyed hash, so that the address cannot be found from it. */
const limitKey = (what: string, value: string) => keyedHash(hashSecret(process.env), 'rate-limit', what, value);

const hour = 3600;
const day = 24 * hour;

const acknowledgement = {
  mailbox: { requests: 1, windowSeconds: hour },
  domain: { requests: 30, windowSeconds: hour },
  all: { requests: 200, windowSeconds: day },
};

const senderPageLink = {
  mailbox: { requests: 5, windowSeconds: day },
  domain: { requests: 60, windowSeconds: hour },
  all: { requests: 500, windowSeconds: day },
};

/**
 * Anyone can make the website write to anyone: a stranger can apply or enquire in their name, or ask for a link or a job alert
 * for their address. So limits exist for a mailbox in every spelling of its address, for the mailboxes of a domain, and for all
 * mailboxes together, far above the traffic of a day. A mailbox gets one acknowledgement an hour and five new links a day. It
 * gets as many requests to confirm an alert as an address can have alerts, and then one every few hours.
 */
const mailboxLimits: Record<
  'acknowledgement' | 'hidden-acknowledgement' | 'sender-link' | 'hidden-sender-link' | 'job-alert',
  Record<'mailbox' | 'domain' | 'all', Limit>
> = {
  acknowledgement,
  // Applications with hidden names are counted apart: otherwise a missing letter would tell that the applicant has also written
  // under their name.
  'hidden-acknowledgement': acknowledgement,
  'sender-link': senderPageLink,
  'hidden-sender-link': senderPageLink,
  'job-alert': {
    mailbox: { requests: mostJobAlerts, windowSeconds: day },
    domain: { requests: 60, windowSeconds: hour },
    all: { requests: 500, windowSeconds: day },
  },
};

/**
 * The domains of providers with millions of mailboxes. On the day of a job fair, half of the applicants have such a mailbox.
 * These mailboxes belong to different people, so no limit counts them together.
 */
const largeProviders = new Set(
  [
    'gmail.com googlemail.com outlook.com outlook.in hotmail.com hotmail.co.uk live.com live.co.uk live.in msn.com',
    'yahoo.com yahoo.co.uk yahoo.co.in yahoo.in ymail.com rocketmail.com icloud.com me.com mac.com aol.com',
    'proton.me protonmail.com pm.me zoho.com zohomail.in rediffmail.com gmx.com gmx.net gmx.de gmx.co.uk web.de mail.com',
    'mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru umail.uz inbox.uz',
    'btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com qq.com 163.com 126.com naver.com',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Tells for each email, in the same order, whether we can write to its address now; in a transaction that has not written yet.
 * The grants count only once `write` is called.
 */
export async function takeMailboxes(
  transaction: Transaction,
  wanted: readonly { what: keyof typeof mailboxLimits; email: string }[],
  now: Date,
): Promise<{ granted: boolean[]; write: () => void }> {
  const asked = wanted.map(({ what, email }) => {
    const { mailbox, domain } = mailboxOf(email);
    return [
      { key: limitKey(what, mailbox), limit: mailboxLimits[what].mailbox },
      ...(largeProviders.has(domain)
        ? []
        : [{ key: limitKey(`${what}-domain`, domain), limit: mailboxLimits[what].domain }]),
      { key: limitKey(`${what}-all`, ''), limit: mailboxLimits[what].all },
    ];
  });
  const keys = [...new Set(asked.flat().map(({ key }) => key))];
  const counters = db().collection(rateLimitCollection);
  const stored = await transaction.getAll(...keys.map((key) => counters.doc(key)));
  const fullAgain = new Map(
    stored.map((one) => [one.id, (one.get('expiresAt') as StoredTime | undefined)?.toDate().getTime()]),
  );
  const counted = new Set<string>();
  const granted = asked.map((ofEmail) => {
    const decisions = ofEmail.map(({ key, limit }) => ({
      key,
      ...decide(fullAgain.get(key), now.getTime(), limit),
    }));
    const grants = decisions.filter((decision) => decision.granted);
    if (grants.length < decisions.length) return false;
    for (const { key, fullAgainAt } of grants) {
      fullAgain.set(key, fullAgainAt);
      counted.add(key);
    }
    return true;
  });
  return {
    granted,
    write() {
      for (const key of counted) transaction.set(counters.doc(key), { expiresAt: new Date(fullAgain.get(key) ?? 0) });
    },
  };
}

/** Gives the mailbox of an address: most providers ignore the text after a plus sign, and many ignore dots. */
export function mailboxOf(email: string): { mailbox: string; domain: string } {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return { mailbox: `${name}@${domain}`, domain };
}
