import { type HiringStep, hiringSteps, weekOf } from '@site/contract/desk/hiring-statistics';
import { durationOf } from '@site/contract/desk/hiring-times';
import { type ApplicationStatus, applicationStatuses } from '@site/contract/desk/submission-kinds';
import { submissionRecord } from '@site/contract/desk/submission-record';
import { identity } from '@site/contract/firm/identity';
import { branch } from '@site/contract/test-support/offices';
import fc from 'fast-check';
import { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { eraseWithFiles } from '../../functions/src/desk/erase-submissions.ts';
import { moveSubmission } from '../../functions/src/desk/move-submission.ts';
import { receiveReply } from '../../functions/src/desk/receive-message.ts';
import { recountWeeks } from '../../functions/src/desk/recount-weeks.ts';
import { sendAgain } from '../../functions/src/desk/review-mails.ts';
import { storeSubmission } from '../../functions/src/desk/store-submission.ts';
import { type Sums, sumOf, withoutNone } from '../../functions/src/desk/sums.ts';
import { HttpError } from '../../functions/src/shared/http-error.ts';
import { readSetAside } from '../../functions/src/shared/set-aside.ts';
import { validApplication } from '../support/factories.ts';
import { actingAdmin } from '../support/handler-requests.ts';
import { setTime } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('hiring-statistics');
const firestore = await project.firestore();
const applications = firestore.collection('applications');
const hour = 3_600_000;
const start = Date.parse('2026-11-22T20:00:00Z');
let time = new Date(start);
const { call, takeInWaiting, letLeave } = ownDesk(project);
const by = { uid: 'an-admin', email: 'an-admin@example.com' };

afterEach(project.clear);

/** The life of an applicant as an observer could have recorded it. */
interface History {
  id: string;
  of: { job?: string; source?: string; country: string };
  receivedAt?: Date;
  /** Every status of the applicant, the newest last. */
  stood: { status: ApplicationStatus; since: Date }[];
  /** The messages in the timeline, by their ids. */
  written: string[];
  /** The time at which the first message left. */
  firstLeft?: Date;
  isErased: boolean;
}

const kinds = [
  'move',
  'move',
  'move',
  'write',
  'write',
  'leave',
  'unsend',
  'reply',
  'withdraw',
  'release',
  'erase',
] as const;
interface Step {
  who: number;
  kind: (typeof kinds)[number];
  status: ApplicationStatus;
  hours: number;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.nat({ max: 3 }),
    kind: fc.constantFrom(...kinds),
    status: fc.constantFrom(...applicationStatuses),
    // A step of 0 hours lets the next step take a message back.
    hours: fc.constantFrom(0, 0, 0, 3, 30, 100, 400),
  }),
  { minLength: 12, maxLength: 24, size: 'max' },
);

const people = [
  { job: 'J-0001', source: 'linkedin.com', country: branch.country, position: 'Protection Engineer' },
  // The job with this reference does not exist.
  { job: 'J-9999', country: branch.country, position: 'Protection Engineer' },
  { source: 'linkedin.com', country: branch.country, position: 'Protection Engineer' },
  { source: 'fair', country: branch.country, position: 'Protection Engineer' },
] as const;

/** Lets four people apply. The first one applied a week before, and the application of the last one is in quarantine. */
async function everybody(): Promise<History[]> {
  const histories: History[] = [];
  for (const [index, { position, ...of }] of people.entries()) {
    const submission = validApplication({ ...of, position });
    const mail = {
      readers: 'hiring' as const,
      to: [identity.careersEmail],
      replyTo: { name: '', address: submission.email },
      message: { subject: '', text: '', html: '' },
      emailService: { template: 'application' as const, parameters: {} },
    };
    const found = 'job' in of ? { job: { reference: of.job, ...(index === 0 && { title: 'Engineer' }) } } : undefined;
    const quarantineReason = index === 3 ? ('trap' as const) : undefined;
    await storeSubmission({
      ...{ collection: 'applications', submission, found, mail },
      ...{ idempotencyKey: undefined, quarantineReason },
    });
    const { docs } = await applications.where('email', '==', submission.email).get();
    histories.push({ id: docs[0]?.id ?? '', of, stood: [], written: [], isErased: false });
    time = new Date(time.getTime() + 3 * hour);
    setTime(time);
  }
  await takeInWaiting();
  return histories;
}

async function act({ kind, status }: Step, { id, written }: History): Promise<void> {
  const message = written.at(-1) ?? 'none';
  const write = (key: string) =>
    call('sendMessage', {
      parameters: { kind: 'applications' },
      body: { ids: [id], subject: 'Hello', text: 'Hello', ...(status !== 'withdrawn' && { status }) },
      idempotencyKey: key,
    });
  const key = crypto.randomUUID();
  const acts: Record<Step['kind'], () => Promise<unknown>> = {
    move: () => moveSubmission('applications', id, status, by),
    withdraw: () => moveSubmission('applications', id, 'withdrawn', null),
    write: () => write(key),
    leave: () => letLeave(id),
    unsend: () =>
      call('unsendMessages', {
        parameters: { kind: 'applications' },
        body: { items: [{ id, messageId: message }] },
      }),
    reply: () => receiveReply('applications', id, { id: key, text: 'Hello' }),
    release: async () => {
      await sendAgain(id, actingAdmin(time), 'release');
      await takeInWaiting();
    },
    erase: () => eraseWithFiles('applications', [applications.doc(id)]),
  };
  // The answer to the first call may get lost, so each call is repeated.
  for (const _ of ['once', 'again'])
    await acts[kind]().catch((error) => {
      if (!(error instanceof HttpError)) throw error;
    });
}

/** Records the present state of an applicant. */
async function look(history: History): Promise<void> {
  const snapshot = await applications.doc(history.id).get();
  // An application in quarantine is not counted, even if it is erased.
  history.isErased ||= !snapshot.exists;
  if (snapshot.get('reference') === undefined) return;
  const record = submissionRecord<'applications'>(snapshot.id, snapshot.data() ?? {});
  const since = new Date(record.statusChangedAt);
  history.receivedAt = new Date(record.receivedAt);
  if (history.stood.at(-1)?.since.getTime() !== since.getTime()) history.stood.push({ status: record.status, since });
  const { docs } = await snapshot.ref.collection('messages').where('from', '==', 'admin').orderBy('at').get();
  history.written = docs.map((line) => line.id);
  if (docs.some((line) => line.get('effects') === undefined)) history.firstLeft ??= time;
}

/** Gives the numbers that the statistics must have for an applicant after this history. */
function countedOf({
  of,
  receivedAt,
  stood,
  firstLeft,
  isErased,
}: History): { week: string; counts: Sums; times: Sums }[] {
  const last = stood.at(-1);
  if (!receivedAt || !last) return [];
  const isStep = ({ status }: { status: ApplicationStatus }) => hiringSteps.includes(status as HiringStep);
  // An applicant who was hired and is then rejected does not count as hired.
  const lastEnd = stood.findLastIndex((one) => !isStep(one));
  const way = stood.filter((one, index) => isStep(one) && !(one.status === 'hired' && index < lastEnd));
  const rank = ({ status }: { status: string }) => hiringSteps.indexOf(status as HiringStep);
  // The time counts at which the applicant first reached this status after leaving every earlier status.
  const reached = way.filter(
    (one, index) =>
      way.slice(index).every((later) => rank(later) >= rank(one)) &&
      way
        .slice(way.findLastIndex((before) => rank(before) < rank(one)) + 1)
        .find((same) => same.status === one.status) === one,
  );
  const ended = isStep(last) ? undefined : last.since;
  const took = (since: Date, until: Date | undefined) =>
    until ? { [durationOf(until.getTime() - since.getTime())]: 1 } : undefined;
  const inSteps = reached
    .filter(({ status }) => status !== 'hired')
    .map(({ status, since }, index) => [status, took(since, reached[index + 1]?.since ?? ended)]);
  const furthest = reached.at(-1)?.status ?? 'new';
  const times: Sums = {
    ...Object.fromEntries(inSteps),
    hire: took(receivedAt, reached.find(({ status }) => status === 'hired')?.since),
    answer: took(receivedAt, firstLeft),
  };
  const counts: Sums = {
    statuses: { [isErased ? 'erased' : last.status]: 1 },
    ...((ended || isErased) && {
      endedIn: { [last.status === 'rejected' && furthest === 'new' ? 'reviewing' : furthest]: 1 },
    }),
  };
  const inParts = (sums: Sums) => ({
    ...(of.source && { sources: { [of.source]: sums } }),
    countries: { [of.country]: sums },
  });
  const job = of.job === 'J-0001' ? of.job : 'none';
  const ofJobs = { [job]: { ...counts, ...inParts(counts) } };
  const ofParts = { jobs: { [job]: times }, ...inParts(times) };
  return [
    {
      week: weekOf(receivedAt),
      counts: { jobs: ofJobs, ...(isErased && { erased: ofJobs }) },
      times: { ...ofParts, ...(isErased && { erased: ofParts }) },
    },
  ];
}

async function storedIn(collection: 'applicationWeeks' | 'applicationTimes'): Promise<Sums> {
  const documents = await project.documents(collection);
  const withoutTitles = (_name: string, value: unknown) => (typeof value === 'string' ? undefined : value);
  const weeks = documents.map(({ id, ...week }) => [id, JSON.parse(JSON.stringify(week, withoutTitles))]);
  return withoutNone(Object.fromEntries(weeks));
}

const statuses = async () => (await firestore.doc('counters/applications').get()).get('statuses');
const wrong = {
  applicationWeeks: { jobs: { 'J-0001': { statuses: { new: 7, gone: 3 }, endedIn: { offer: 2 } } } },
  applicationTimes: { jobs: { 'J-0001': { hire: { 3: 2 } } }, sources: { fair: { answer: { 1: 4 } } } },
};

const titles = async () => (await project.documents('applicationWeeks')).map((week) => week.titles ?? {});

it('a nightly job recounts every week from the applications, and the counts of erased ones stay', async () => {
  time = new Date(start);
  setTime(time);
  const [first, second] = await everybody();
  await moveSubmission('applications', first?.id ?? '', 'interview', by);
  await eraseWithFiles('applications', [applications.doc(first?.id ?? '')]);
  await moveSubmission('applications', second?.id ?? '', 'rejected', by);
  const read = async () => [await storedIn('applicationWeeks'), await storedIn('applicationTimes'), await titles()];
  const before = await read();
  const [lastWeek, thisWeek] = (await project.documents('applicationWeeks')).map(({ id }) => id).sort();
  expect(before.at(-1)).toEqual([{ 'J-0001': 'Engineer' }, {}]);
  expect(await recountWeeks(await statuses())).toBe(0);
  await firestore.doc(`applicationWeeks/${lastWeek}`).update(wrong.applicationWeeks);
  await firestore.doc(`applicationTimes/${lastWeek}`).update(wrong.applicationTimes);
  expect(await recountWeeks(await statuses())).toBe(1);
  expect(await read()).toEqual(before);
  await firestore.doc(`applicationWeeks/${thisWeek}`).delete();
  // The result does not depend on the size of the pages.
  expect(await recountWeeks(await statuses(), 1)).toBe(1);
  expect(await read()).toEqual(before);
  const empty = firestore.doc('applicationWeeks/2026-11-02');
  await empty.set(wrong.applicationWeeks);
  expect(await recountWeeks(await statuses())).toBe(1);
  expect((await empty.get()).data()).toEqual({ jobs: {}, titles: {} });
});

it('the recount reads the applications of a week in pages', async () => {
  setTime(new Date(start));
  await everybody();
  const [week] = (await project.documents('applicationWeeks'))
    .map(({ id }) => id)
    .sort()
    .slice(-1);
  await firestore.doc(`applicationWeeks/${week}`).delete();
  let largest = 0;
  const runQuery = vi.spyOn(Transaction.prototype, 'get');
  expect(await recountWeeks(await statuses(), 2)).toBe(1);
  for (const { value } of runQuery.mock.settledResults)
    if (value instanceof QuerySnapshot) largest = Math.max(largest, value.size);
  expect(largest).toBe(2);
});

it('a week that cannot be recounted is set aside, and the other weeks are recounted', async () => {
  setTime(new Date(start));
  await everybody();
  const [lastWeek, thisWeek] = (await project.documents('applicationWeeks')).map(({ id }) => id).sort();
  await firestore.doc(`applicationWeeks/${thisWeek}`).delete();
  const poisoned = { ...validApplication(), reference: 'A-000900', status: 'new', statusChangedAt: 'once' };
  await applications.doc('poisoned').set({ ...poisoned, receivedAt: new Date(start) });
  expect(await recountWeeks(await statuses())).toBe(1);
  expect(await readSetAside()).toMatchObject([{ document: `applicationWeeks/${lastWeek}` }]);
});

/** Checks that the sums equal a recount of all applications, after any changes in any order, even repeated ones. */
async function check(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      await project.clear();
      time = new Date(start);
      setTime(time);
      const everyone = await everybody();
      for (const one of everyone) await look(one);
      for (const step of history) {
        const one = everyone[step.who];
        if (!one) throw new Error('Nobody');
        await act(step, one);
        await look(one);
        time = new Date(time.getTime() + step.hours * hour + 1);
        setTime(time);
      }
      const counted = everyone.flatMap(countedOf);
      const weeks = sumOf(counted.map(({ week, counts }) => ({ [week]: counts })));
      const times = sumOf(counted.map((one) => ({ [one.week]: one.times })));
      const expectRight = async () => {
        expect(await storedIn('applicationWeeks')).toEqual(withoutNone(weeks));
        expect(await storedIn('applicationTimes')).toEqual(withoutNone(times));
      };
      await expectRight();
      // After a restored copy, everything except the erased applications can be wrong.
      for (const name of ['applicationWeeks', 'applicationTimes'] as const)
        for (const { id, erased } of await project.documents(name))
          await firestore.doc(`${name}/${id}`).set({ ...wrong[name], ...(erased && { erased }) });
      await recountWeeks(await statuses());
      await expectRight();
    }),
    { numRuns: runs, endOnFailure: true },
  );
}

it('the statistics agree with the history, in a random order', () => check(1));

it('the statistics agree with the history, in very many random orders', { tags: ['weekly'] }, () => check(40));
