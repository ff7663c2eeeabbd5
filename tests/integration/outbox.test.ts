import { contactSchema } from '@site/contract/desk/contact';
import type { Delivery } from '@site/contract/mail/mail';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMail } from '../../functions/src/desk/office-mails.ts';
import { mailsFor, moveToBin, restoreFromBin, sendAgain } from '../../functions/src/desk/review-mails.ts';
import { storeSubmission } from '../../functions/src/desk/store-submission.ts';
import { deliveryFailed, pendingDelivery, quarantinedDelivery } from '../../functions/src/mail/delivery-plan.ts';
import { beginDelivery } from '../../functions/src/mail/outbox.ts';
import { unfinishedMails } from '../../functions/src/mail/sweep-outbox.ts';
import { emptyMailBin } from '../../functions/src/nightly/empty-mail-bin.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { validContact } from '../support/factories.ts';
import { actingAdmin } from '../support/handler-requests.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('outbox');
const at = new Date();

beforeEach(() => setTime(at));
afterEach(() => project.clear());

/** Stores an enquiry. Gives its id, which is also the id of its email. */
async function enquiry(quarantineReason?: 'trap'): Promise<string> {
  await storeSubmission(addition(quarantineReason));
  const [mail] = await project.documents('mail');
  return mail?.id ?? '';
}

function addition(quarantineReason?: 'trap') {
  const submission = contactSchema.parse(validContact());
  const mail = contactMail(submission, 'info@ohmbridge.example');
  return { collection: 'enquiries', submission, mail, idempotencyKey: undefined, quarantineReason } as const;
}

const deliveryOf = async (id: string) => (await project.documents('mail')).find((mail) => mail.id === id)?.delivery;

describe('an enquiry', () => {
  it('that seems to come from a program has its email quarantined, and no task sends that email', async () => {
    const id = await enquiry('trap');
    expect(await deliveryOf(id)).toMatchObject({ state: 'HELD', error: 'trap' });
    expect(await beginDelivery(id, at, 5)).toEqual({ action: 'none' });
    // The line of the log lets an alert reach the operator on the same day.
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith('Submission quarantined', { id, reason: 'trap' });
  });

  it('that cannot be stored gets an error', async () => {
    const failure = Object.assign(new Error('No'), { code: 7 });
    const real = await project.firestore();
    const batch = () => Object.create(real.batch(), { commit: { value: () => Promise.reject(failure) } });
    const database = Object.create(real, { batch: { value: batch } });
    vi.spyOn(firebase, 'db').mockReturnValue(database);
    await expect(storeSubmission({ ...addition(), idempotencyKey: crypto.randomUUID() })).rejects.toBe(failure);
  });

  it('that is sent again does not change the state of its email', async () => {
    const again = { ...addition(), idempotencyKey: crypto.randomUUID() };
    await storeSubmission(again);
    const [mail] = await project.documents('mail');
    const id = mail?.id ?? '';
    await beginDelivery(id, at, 5);
    await storeSubmission(again);
    expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', attempts: 1 });
  });
});

describe('the outbox', () => {
  const minutes = 60_000;
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const refused = { message: 'SMTP: EENVELOPE answer 550 at RCPT TO', isPermanent: true };
  const unreachable = { message: 'SMTP: ESOCKET at CONN', isPermanent: false };

  /** Stores emails with these deliveries and ids. */
  async function store(deliveries: Record<string, Delivery>): Promise<void> {
    const database = await project.firestore();
    const mail = contactMail(contactSchema.parse(validContact()), 'info@ohmbridge.example');
    const batch = database.batch();
    for (const [id, delivery] of Object.entries(deliveries)) {
      batch.create(database.collection('mail').doc(id), { ...mail, delivery });
    }
    await batch.commit();
  }

  it('gives the sweep the waiting emails, the oldest first, and the failed emails that are due, without their text', async () => {
    const givenUp = (time: Date) => deliveryFailed(pendingDelivery(time), time, unreachable, 0);
    await store({
      a: pendingDelivery(ago(1 * minutes)),
      b: pendingDelivery(ago(3 * minutes)),
      c: deliveryFailed(pendingDelivery(ago(2 * minutes)), at, unreachable, 5),
      due: givenUp(ago(361 * minutes)),
      'due-before': givenUp(ago(362 * minutes)),
      'not-yet': givenUp(ago(359 * minutes)),
      refused: deliveryFailed(pendingDelivery(ago(800 * minutes)), ago(800 * minutes), refused, 5),
      held: quarantinedDelivery(ago(800 * minutes), 'trap'),
    });
    const ids: string[] = [];
    for await (const page of unfinishedMails(at)) ids.push(...page.map(({ id }) => id));
    expect(ids).toEqual(['b', 'c', 'a', 'due-before', 'due']);
  });

  it('can be read in pages, even if the emails of one page are gone', async () => {
    await store(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, quarantinedDelivery(at, 'trap')])));
    const first = await mailsFor('discard', actingAdmin(at), { after: undefined, max: 2 });
    expect(first).toEqual({ ids: ['a', 'b'], next: 'b' });
    for (const id of first.ids) await moveToBin(id, actingAdmin(at));
    expect(await mailsFor('discard', actingAdmin(at), { after: first.next, max: 2 })).toEqual({
      ids: ['c', 'd'],
      next: 'd',
    });
    expect(await mailsFor('discard', actingAdmin(at), { after: 'd', max: 2 })).toEqual({
      ids: ['e'],
      next: undefined,
    });
    expect(await mailsFor('retry', actingAdmin(at), { after: undefined, max: 2 })).toEqual({
      ids: [],
      next: undefined,
    });
  });
});

describe('an email', () => {
  it('that is being sent can be neither sent again nor discarded', async () => {
    const id = await enquiry();
    expect(await sendAgain(id, actingAdmin(at))).toBe('not-failed');
    expect(await moveToBin(id, actingAdmin(at))).toBe('not-over');
    expect(await restoreFromBin(id, actingAdmin(at))).toBe('not-in-bin');
    expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING' });
    expect(await project.documents('enquiries')).toHaveLength(1);
  });
});

describe('an email that an admin discards in quarantine', () => {
  const days = (count: number) => new Date(at.getTime() + count * 24 * 3_600_000);
  const stored = async () => [...(await project.documents('mail')), ...(await project.documents('enquiries'))];

  it('can be restored unchanged, and is not sent before', async () => {
    const id = await enquiry('trap');
    const before = await deliveryOf(id);
    expect(await moveToBin(id, actingAdmin(at))).toBe('discarded');
    expect(await deliveryOf(id)).toEqual({ ...before, state: 'DISCARDED', endTime: Timestamp.fromDate(at) });
    expect(await beginDelivery(id, days(1), 5)).toEqual({ action: 'none' });
    expect(await sendAgain(id, actingAdmin(days(1)))).toBe('not-failed');
    expect(await restoreFromBin(id, actingAdmin(at))).toBe('restored');
    expect(await deliveryOf(id)).toEqual({ ...before, endTime: Timestamp.fromDate(at) });
    expect(await sendAgain(id, actingAdmin(days(1)), 'release')).toBe('retried');
    expect(await stored()).toMatchObject([{ delivery: { state: 'PENDING' } }, { waitingSince: expect.any(Timestamp) }]);
  });

  it('is discarded, or restored, by one of two admins who do it at once', async () => {
    const id = await enquiry('trap');
    const deleted = await Promise.all([moveToBin(id, actingAdmin(at)), moveToBin(id, actingAdmin(at))]);
    expect(deleted.toSorted()).toEqual(['discarded', 'not-over']);
    const restored = await Promise.all([restoreFromBin(id, actingAdmin(at)), restoreFromBin(id, actingAdmin(at))]);
    expect(restored.toSorted()).toEqual(['not-in-bin', 'restored']);
    await Promise.all([sendAgain(id, actingAdmin(at), 'release'), moveToBin(id, actingAdmin(at))]);
    expect(['PENDING', 'DISCARDED']).toContain((await deliveryOf(id))?.state);
  });

  it('is deleted for good after 30 days, with its enquiry, however many there are', async () => {
    for (const age of [0, 1, 2, 3]) {
      await storeSubmission(addition('trap'));
      const held = (await project.documents('mail')).find(({ delivery }) => delivery.state === 'HELD');
      await moveToBin(held?.id ?? '', actingAdmin(days(-age)));
    }
    await storeSubmission(addition('trap'));
    const waiting = (await project.documents('mail')).find(({ delivery }) => delivery.state === 'HELD')?.id;
    expect(await emptyMailBin(days(26))).toBe(0);
    // Two of the three old emails are in one page, and the third is in the next.
    const emptied = await Promise.all([emptyMailBin(days(29.5), 2), emptyMailBin(days(29.5), 2)]);
    expect(emptied[0] + emptied[1]).toBe(3);
    expect(await emptyMailBin(days(29.5), 2)).toBe(0);
    expect(await project.documents('mail')).toHaveLength(2);
    expect(await project.documents('enquiries')).toHaveLength(2);
    expect(await emptyMailBin(days(31))).toBe(1);
    expect((await stored()).map(({ id }) => id)).toEqual([waiting, waiting]);
  });

  it('stays if it is restored while the bin is being emptied', async () => {
    const id = await enquiry('trap');
    await moveToBin(id, actingAdmin(days(-31)));
    const [restored, emptied] = await Promise.all([restoreFromBin(id, actingAdmin(at)), emptyMailBin(at)]);
    expect({ restored, emptied, left: (await stored()).length }).toEqual(
      restored === 'restored' ? { restored, emptied: 0, left: 2 } : { restored: 'missing', emptied: 1, left: 0 },
    );
  });
});
