import { auditDays } from '@site/contract/nightly/retention';
import { collections } from '@site/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddAuditEntry, addAuditEntry, auditMemory } from '../../functions/src/shared/audit-list.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { uniqueMark } from '../support/factories.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('audit-list');
const start = new Date('2026-11-26T10:00:00Z');
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Adds an entry, and waits until it is written, even on a busy machine. */
const add: AddAuditEntry = (entry) => addAuditEntry(entry, 30_000);
/** Adds an entry from another instance of the functions. */
const addElsewhere: AddAuditEntry = (entry) => {
  forgetAll();
  return add(entry);
};
const forgetAll = () => {
  auditMemory.known.clear();
  auditMemory.sums.clear();
};
const entries = async () =>
  (await project.documents('auditEntries')).toSorted((one, other) => one.at.toMillis() - other.at.toMillis());

const ada = { uid: 'ada', email: 'ada@example.org' };
const grace = { uid: 'grace', email: 'grace@example.org' };
const signedIn = (session: number, who: typeof ada) =>
  ({ kind: 'signed-in', session, hasSecondFactor: true, who }) as const;
const application = { kind: 'applications', id: 'an-application', reference: 'A-000123' } as const;

beforeEach(() => {
  setTime(start);
  forgetAll();
});
afterEach(project.clear);

describe('an entry', () => {
  it('names the actor, the action, its time, and the end of its retention', async () => {
    await add({ kind: 'password-changed', by: 'link', who: ada });
    const [entry] = await entries();
    expect(entry).toEqual({
      id: expect.any(String),
      kind: 'password-changed',
      by: 'link',
      who: ada,
      at: expect.objectContaining({}),
      expiresAt: expect.objectContaining({}),
    });
    expect([entry?.at.toDate(), entry?.expiresAt.toDate()]).toEqual([start, new Date(+start + auditDays * day)]);
  });

  it.each([
    ['out of reach', () => Promise.reject(new Error('No connection to ada@example.org'))],
    ['silent', () => new Promise<never>(() => undefined)],
  ])('that cannot be written, with the database %s, delays no one, and the log names no one', async (_, create) => {
    const collection = { doc: () => ({ create }) };
    vi.spyOn(firebase, 'db').mockReturnValue({ collection: () => collection } as unknown as Firestore);
    await addAuditEntry({ kind: 'password-changed', by: 'link', who: ada }, 100);
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(
      'An entry of the audit list was not written',
      expect.objectContaining({ kind: 'password-changed' }),
    );
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain('example.org');
  });
});

describe('an event that is recorded once', () => {
  it('is a session, on any number of instances', async () => {
    await Promise.all([add, add, addElsewhere, addElsewhere].map((tell) => tell(signedIn(1_780_000_000, ada))));
    await add(signedIn(1_780_000_000, ada));
    await add(signedIn(1_780_000_001, ada));
    await add(signedIn(1_780_000_000, grace));
    expect(await entries()).toHaveLength(3);
  });

  it('is a submission that an admin opens, each day', async () => {
    for (const tell of [add, addElsewhere, add]) await tell({ kind: 'opened', submission: application, who: ada });
    await add({ kind: 'opened', submission: application, who: grace });
    await add({ kind: 'opened', submission: { ...application, id: 'another' }, who: ada });
    wait(day);
    await add({ kind: 'opened', submission: application, who: ada });
    const opened = (await entries()).map(({ who, submission }) => `${who.uid} ${submission.id}`);
    expect(opened).toHaveLength(4);
    expect(opened.filter((line) => line === 'ada an-application')).toHaveLength(2);
    expect(opened).toEqual(expect.arrayContaining(['ada another', 'grace an-application']));
  });

  it('does not include exports: two exports are two entries', async () => {
    for (const _ of [1, 2])
      await add({ kind: 'exported', what: 'list', list: 'applications', count: 7, filters: [], who: ada });
    expect(await entries()).toHaveLength(2);
  });
});

describe('a flood of refusals', () => {
  const refuse = (who: typeof ada | null, tell = add) =>
    tell({ kind: 'sign-in-refused', reason: 'wrong-credentials', who });

  it('is one document an hour for all strangers, and one for each admin whose password is guessed', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await Promise.all([refuse(null), refuse(null, addElsewhere), refuse(ada)]);
    wait(hour);
    await refuse(null);
    const counted = (await entries()).map(({ who, count }) => `${who?.uid ?? 'nobody'} ${count}`);
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(expect.arrayContaining(['ada 5', 'nobody 10', 'nobody 1']));
  });

  it('is written a few times a minute by an instance, and counted completely', async () => {
    const database = await project.firestore();
    const written = vi.spyOn(database, 'collection');
    for (let attempt = 0; attempt < 500; attempt += 1) await refuse(null);
    // An earlier test can still be writing to other collections.
    const writes = written.mock.calls.filter(([name]) => name === collections.auditEntries);
    expect(writes.length).toBeLessThanOrEqual(10);
    written.mockRestore();
    wait(minute);
    await refuse(null);
    expect((await entries()).map(({ count }) => count)).toEqual([501]);
  });

  it('does not prevent the entry about an admin’s refused request', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) await refuse(null);
    await add({ kind: 'role-refused', reason: 'not-your-role', route: 'erasePerson', who: ada });
    expect(new Set((await entries()).map(({ kind }) => kind))).toEqual(new Set(['role-refused', 'sign-in-refused']));
  });
});

describe('on the hiring desk', () => {
  const { call, tokenFor, ...desk } = ownDesk(project);
  const apply = (email = `${uniqueMark()}@example.org`) =>
    desk.apply({ email, firstName: 'Rosalind', lastName: 'Franklin' });
  const who = { uid: 'an-admin', email: 'an-admin@example.com' };
  const parameters = (id: string) => ({ kind: 'applications', id });

  it('opening, exporting and erasing are recorded with the number, and with no other data of the person', async () => {
    const { email, id, reference } = await apply();
    const submission = { kind: 'applications', id, reference };
    await call('openSubmission', { parameters: parameters(id) });
    wait(1000);
    await call('exportPerson', { body: { email } });
    wait(1000);
    const list = { kind: 'applications', count: 1, filters: ['search', 'status:new'] } as const;
    await call('exportList', { body: { ...list, filters: [...list.filters] } });
    wait(1000);
    await call('eraseSubmission', { parameters: parameters(id) });
    const told = await entries();
    expect(told).toMatchObject([
      { kind: 'opened', submission, who },
      { kind: 'exported', what: 'person', submissions: [submission], count: 1, who },
      { kind: 'exported', what: 'list', list: 'applications', count: 1, filters: ['search', 'status:new'], who },
      { kind: 'erased', what: 'submission', submissions: [submission], count: 1, who },
    ]);
    for (const personal of [email, 'Rosalind', 'Franklin']) expect(JSON.stringify(told)).not.toContain(personal);
  });

  it('a downloaded file is recorded with its id, and a missing one is not recorded', async () => {
    const { email, id, reference } = await apply();
    const token = await tokenFor(email);
    const file = { name: 'Franklin.pdf', bytes: sampleFiles.pdf };
    const added = await call('addApplicationFile', { body: { token, reference }, file });
    const download = (name: string) =>
      call('downloadSubmissionFile', { parameters: { ...parameters(id), file: name } });
    await expect(download('no-such-file')).rejects.toMatchObject({ status: 404 });
    await download(added.data.file.id);
    const told = await entries();
    expect(told).toMatchObject([
      { kind: 'downloaded', submission: { kind: 'applications', id, reference }, file: added.data.file.id, who },
    ]);
    expect(JSON.stringify(told)).not.toContain('Franklin');
  });

  it('erasing a person adds its entry before the erasure', async () => {
    const { email, reference } = await apply();
    await apply(email);
    await call('erasePerson', { body: { email } });
    const [told] = await entries();
    expect(told).toMatchObject({ kind: 'erased', what: 'person', count: 2, who });
    expect(told?.submissions.map((one: { reference: string }) => one.reference)).toContain(reference);
    expect(await project.documents('applications')).toEqual([]);
  });

  it('a missing submission gets the same answer, and no entry', async () => {
    expect(await call('openSubmission', { parameters: parameters('no-such') })).toEqual({});
    await call('eraseSubmission', { parameters: parameters('no-such') });
    expect(await entries()).toEqual([]);
  });
});
