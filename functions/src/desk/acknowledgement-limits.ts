import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { decide, type Limit } from '../shared/cell-rate.ts';
import { rateLimitCollection } from '../shared/rate-limit-store.ts';

/** Under which name something is counted. Nobody finds out from it what that is. */
export interface AcknowledgementLimits {
  limitKey: (what: string, value: string) => string;
}

const hour = 3600;

/**
 * Anybody can have us write to anybody by applying, or writing to us, in their name. So a mailbox is told once an hour, however its address is
 * spelt, and there are bounds for the mailboxes of a domain and for all together, far above what a day brings.
 */
const limits: Record<'mailbox' | 'domain' | 'all', Limit> = {
  mailbox: { requests: 1, windowSeconds: hour },
  domain: { requests: 30, windowSeconds: hour },
  all: { requests: 200, windowSeconds: 24 * hour },
};

/**
 * Asks, in a transaction that has not written yet, who of these may be told now, in this order. What is granted counts when
 * `write` is called.
 */
export async function takeAcknowledgements(
  transaction: Transaction,
  database: Firestore,
  emails: readonly string[],
  now: Date,
  { limitKey }: AcknowledgementLimits,
): Promise<{ granted: boolean[]; write: () => void }> {
  const asked = emails.map((email) => {
    const { mailbox, domain } = mailboxOf(email);
    return [
      { key: limitKey('acknowledgement', mailbox), limit: limits.mailbox },
      { key: limitKey('acknowledgement-domain', domain), limit: limits.domain },
      { key: limitKey('acknowledgement-all', ''), limit: limits.all },
    ];
  });
  const keys = [...new Set(asked.flat().map(({ key }) => key))];
  const counters = database.collection(rateLimitCollection);
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

/** The mailbox behind an address: most providers take what follows a plus sign, and many take dots, for nothing. */
export function mailboxOf(email: string): { mailbox: string; domain: string } {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return { mailbox: `${name}@${domain}`, domain };
}
