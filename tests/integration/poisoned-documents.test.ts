import { deskMessages } from '@site/contract/desk/desk-schemas';
import { submissionKinds } from '@site/contract/desk/submission-kinds';
import { collections } from '@site/contract/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { erasePerson } from '../../functions/src/desk/person.ts';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { sweepMail } from '../../functions/src/index.ts';
import { applyRetention } from '../../functions/src/nightly/apply-retention.ts';
import { forEachDocument, forEachPage, readSetAside, retrySetAside } from '../../functions/src/shared/set-aside.ts';
import * as taskQueue from '../../functions/src/shared/task-queue.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { setTime } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('poisoned-documents');
const firestore = await project.firestore();
beforeEach(() => {
  vi.spyOn(taskQueue, 'enqueueTask').mockRejectedValue(
    Object.assign(new Error('No'), { code: 'functions/permission-denied' }),
  );
});

const { takeInWaiting, call } = ownDesk(project);
const forms = receiveSubmissionHandlers;

const minute = 60_000;
const later = (milliseconds: number) => {
  setTime(new Date(Date.now() + milliseconds));
};
const setAside = async () => (await readSetAside()).map(({ document }) => document);
const onDesk = async (kind: 'applications' | 'enquiries') =>
  (await project.documents(kind)).filter(({ reference }) => reference !== undefined);

afterEach(async () => {
  vi.unstubAllEnvs();
  await project.clear();
});

/** Stores a waiting application without a valid address. */
async function poison(): Promise<string> {
  const id = uniqueMark();
  const waitingSince = Timestamp.fromMillis(Date.now() - 2 * minute);
  await firestore
    .doc(`applications/${id}`)
    .set({ ...validApplication(), email: 42, createdAt: waitingSince, waitingSince });
  return id;
}

const applyTwentyTimes = () => {
  const bodies = Array.from({ length: 20 }, () => validApplication());
  return forEachOf(bodies, (body) => forms.submitApplication(adminRequest<'submitApplication'>({ body })), 10);
};

it('twenty good applications behind a poisoned one, and an enquiry, are on the desk within a minute', async () => {
  const poisoned = await poison();
  await applyTwentyTimes();
  await forms.submitContact(adminRequest<'submitContact'>({ body: validContact() }));
  const began = performance.now();
  expect(await takeInWaiting()).toBe(21);
  expect(performance.now() - began).toBeLessThan(minute);
  const numbers = (await onDesk('applications')).map(({ reference }) => String(reference)).toSorted();
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([20, 'A-000001', 'A-000020']);
  expect(await onDesk('enquiries')).toHaveLength(1);
  expect(await setAside()).toEqual([`applications/${poisoned}`]);
});

it('a set-aside document does not block its page, and is taken in once it is corrected', async () => {
  const poisoned = await poison();
  expect(await takeInWaiting()).toBe(0);
  await applyTwentyTimes();
  expect(await takeInWaiting()).toBe(20);
  await firestore.doc(`applications/${poisoned}`).update({ email: 'ana@example.org' });
  later(9 * minute);
  expect(await takeInWaiting()).toBe(0);
  later(2 * minute);
  expect(await takeInWaiting()).toBe(1);
  expect(await setAside()).toEqual([]);
  expect(await project.documents('setAside')).toEqual([]);
});

it('a check on the health page retries a set-aside document at once', async () => {
  const poisoned = await poison();
  await takeInWaiting();
  await firestore.doc(`applications/${poisoned}`).update({ email: 'ana@example.org' });
  await retrySetAside(new Date());
  expect(await takeInWaiting()).toBe(1);
  expect(await setAside()).toEqual([]);
});

it('an erased document is no longer named', async () => {
  const poisoned = await poison();
  await takeInWaiting();
  await firestore.doc(`applications/${poisoned}`).delete();
  await takeInWaiting();
  expect(await setAside()).toEqual([]);
});

it('applications reach the desk even if a queue takes no task', async () => {
  await forms.submitApplication(adminRequest<'submitApplication'>({ body: validApplication() }));
  const [mail] = await project.documents('mail');
  await firestore.doc(`mail/${mail?.id}`).update({ 'delivery.startTime': new Date(Date.now() - 300 * minute) });
  await expect(sweepMail.run({} as Parameters<typeof sweepMail.run>[0])).rejects.toThrow(
    'sweepMail failed: Emails: Error functions/permission-denied',
  );
  expect(await onDesk('applications')).toHaveLength(1);
});

it('a night with a poisoned document and a failed part deletes all the rest, and names the failures', async () => {
  vi.stubEnv('RETENTION_DAYS', '365');
  vi.stubEnv('JOB_HISTORY_DAYS', '730');
  vi.stubEnv('SECOND_FACTOR', 'nonsense');
  setTime('2026-11-28T04:00:00Z');
  const old = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
  const poisoned = { ...validApplication(), createdAt: old, reference: 'A-000001', status: 'new', receivedAt: 'once' };
  await firestore.doc('applications/poisoned').set(poisoned);
  for (let index = 0; index < 3; index += 1) {
    await firestore.doc(`applications/old-${index}`).set({ ...validApplication(), createdAt: old });
    await firestore.doc(`enquiries/old-${index}`).set({ ...validContact(), createdAt: old });
    await firestore.doc(`jobChanges/old-${index}`).set({ jobId: 'one', kind: 'changed', fields: [], at: old });
  }
  await expect(applyRetention(new Date())).rejects.toThrow(/^Second factors required: [^.]*SECOND_FACTOR/);
  const left = await Promise.all(
    [...submissionKinds, 'jobChanges' as const].map(async (name) =>
      (await project.documents(name)).map(({ id }) => id),
    ),
  );
  expect(left.flat()).toEqual(['poisoned']);
  expect(await setAside()).toEqual(['applications/poisoned']);
});

it('a document whose work hangs counts as failed, and the others are done', async () => {
  const pages = async function* () {
    yield ['a', 'b', 'c'].map((id) => firestore.collection(collections.mail).doc(id));
  };
  const done: string[] = [];
  await forEachDocument(
    'a-test',
    pages(),
    async ({ id }) => {
      if (id === 'a') await new Promise(() => undefined);
      done.push(id);
    },
    { longestMilliseconds: 200 },
  );
  expect([done, await setAside()]).toEqual([['b', 'c'], ['mail/a']]);
});

it('a document is set aside if two runs are killed at it', async () => {
  const [first, second] = ['a', 'b'].map((id) => firestore.collection(collections.mail).doc(id));
  if (!first || !second) throw new Error('There are two');
  const pages = async function* () {
    yield [first, second];
  };
  const done: string[] = [];
  /** Starts a run that is killed: the run stops at the document, and no one waits for it. */
  const killed = (hangs: string) =>
    new Promise<void>((resolve) => {
      void forEachPage('a-test', pages(), async (documents) => {
        if (!documents.some(({ id }) => id === hangs)) return void done.push(...documents.map(({ id }) => id));
        resolve();
        await new Promise(() => undefined);
      });
    });
  await killed('a');
  later(2 * minute);
  await killed('a');
  later(2 * minute);
  await forEachPage('a-test', pages(), async (all) => void done.push(...all.map(({ id }) => id)));
  expect([done, await setAside()]).toEqual([['b'], ['mail/a']]);
});

it('missing settings set nothing aside, because every document would fail', async () => {
  const { ConfigurationError } = await import('../../functions/src/shared/configuration.ts');
  const pages = async function* () {
    yield [firestore.collection(collections.mail).doc('a')];
  };
  const failing = async () => {
    throw new ConfigurationError(['Missing parameters: CONTACT_RECIPIENT.']);
  };
  await expect(forEachPage('a-test', pages(), failing)).rejects.toThrow('CONTACT_RECIPIENT');
  expect(await setAside()).toEqual([]);
});

it('an erasure that fails for the oldest application erases the others, except the newest, which opens the page', async () => {
  const email = 'ana@example.org';
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    await forms.submitApplication(adminRequest<'submitApplication'>({ body: validApplication({ email }) }));
    await takeInWaiting();
    const known = new Set(ids);
    ids.push(...(await project.documents('applications')).map(({ id }) => id).filter((id) => !known.has(id)));
    later(1000);
  }
  const [oldest, , , newest] = ids;
  await firestore.doc(`applications/${oldest}`).update({ statusChangedAt: 'once' });
  await expect(erasePerson(email)).rejects.toThrow(TypeError);
  const left = (await project.documents('applications')).map(({ id }) => id);
  expect(left).toHaveLength(2);
  expect(new Set(left)).toEqual(new Set([oldest, newest]));
});

it('a message to an application that is seconds old or quarantined is refused with the reason', async () => {
  const write = (id: string) => call('addNote', { parameters: { kind: 'applications', id }, body: { text: 'Hello' } });
  await forms.submitApplication(adminRequest<'submitApplication'>({ body: validApplication() }));
  const [waiting] = await project.documents('applications');
  await expect(write(waiting?.id ?? '')).rejects.toMatchObject({ status: 404, message: deskMessages.notOnDeskYet });
  await firestore.doc('applications/held').set({ ...validApplication(), quarantined: true });
  await expect(write('held')).rejects.toMatchObject({ status: 404, message: deskMessages.heldBack });
  await expect(write('none')).rejects.toMatchObject({ status: 404, message: deskMessages.notFound });
});
