import { builtInTemplates } from '@site/contract/desk/message-templates';
import { describe, expect, it } from 'vitest';
import { validApplication } from '../support/factories.ts';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('interrupted-desk');
const firestore = await project.firestore();

const { call, letLeave, tokenFor } = ownDesk(project);

const email = 'ada@example.org';

interface Stored {
  id: string;
  reference?: string;
  status: string;
  unread: boolean;
  statusChangedAt: { toDate: () => Date };
}

const stored = async () => (await project.documents('applications')) as unknown as Stored[];

/** Checks that the counts match the stored applications, and that nothing is left of erased ones. */
async function expectNothingBroken(when: string): Promise<void> {
  const all = await stored();
  // An application is counted once it is on the desk.
  const applications = all.filter(({ reference }) => reference !== undefined);
  const counter = (await firestore.collection('counters').doc('applications').get()).data() ?? {};
  const standing = Object.fromEntries(Object.entries<number>(counter.statuses).filter(([, count]) => count !== 0));
  const counts = applications.map(({ status }) => status);
  expect(standing, `counts, ${when}`).toEqual(
    Object.fromEntries([...new Set(counts)].map((status) => [status, counts.filter((one) => one === status).length])),
  );
  expect(counter.unread, `unread, ${when}`).toBe(applications.filter(({ unread }) => unread).length);
  const weeks = await project.documents('applicationWeeks');
  const inWeeks = weeks.flatMap(({ jobs }) => Object.entries<number>(jobs.none.statuses));
  const still = inWeeks.filter(([status]) => status !== 'erased').reduce((sum, [, count]) => sum + count, 0);
  expect(still, `in the statistics, ${when}`).toBe(applications.length);
  for (const name of ['notes', 'messages', 'changes']) {
    const { docs } = await firestore.collectionGroup(name).get();
    const orphans = docs.filter((line) => !all.some(({ id }) => line.ref.path.includes(id)));
    expect(orphans, `${name} of nobody, ${when}`).toEqual([]);
  }
}

const ids = async () => (await stored()).map(({ id }) => id).sort();

/** Sends all applicants the same refusal, always with one key. */
async function refuseAll(): Promise<void> {
  const { subject, text } = builtInTemplates['not-this-time'];
  await call('sendMessage', {
    parameters: { kind: 'applications' },
    body: { ids: await ids(), subject, text, status: 'rejected' },
    idempotencyKey: 'the-same-key-each-time',
  });
}

const works: {
  what: string;
  /** The work that must be done before the interrupted work. */
  before?: () => Promise<unknown>;
  work: () => Promise<unknown>;
  inTheEnd: () => Promise<void>;
}[] = [
  {
    what: 'coming in',
    work: async () => {
      for (const firstName of ['Grace', 'Timur'])
        await call('submitApplication', {
          body: validApplication({ email, firstName, lastName: 'Newcomer', phone: '612345678' }),
          idempotencyKey: `the-key-of-${firstName}`.padEnd(20, '-'),
        });
    },
    inTheEnd: async () => {
      const references = (await stored()).map(({ reference }) => String(reference));
      expect(references.toSorted()).toEqual(['A-000001', 'A-000002', 'A-000003', 'A-000004']);
      const mails = (await project.documents('mail')).map(({ id }) => id);
      expect(mails.filter((id) => id.endsWith('-acknowledgement'))).toHaveLength(1);
      expect(mails).toHaveLength(5);
    },
  },
  {
    what: 'moving many',
    work: async () => {
      const items = (await stored()).map(({ id, statusChangedAt }) => ({
        id,
        unchangedSince: statusChangedAt.toDate().toISOString(),
      }));
      await call('moveSubmissions', { parameters: { kind: 'applications' }, body: { status: 'offer', items } });
    },
    inTheEnd: async () => {
      expect((await stored()).map(({ status }) => status)).toEqual(['offer', 'offer']);
      expect((await firestore.collectionGroup('changes').get()).size).toBe(2);
    },
  },
  {
    what: 'answering many',
    work: refuseAll,
    inTheEnd: async () => {
      expect((await stored()).map(({ status }) => status)).toEqual(['new', 'new']);
      await letLeave();
      await expectNothingBroken('once the messages have left');
      expect((await stored()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      const subjects = (await project.documents('mail')).map(({ message }) => String(message.subject));
      expect(subjects.filter((subject) => subject.startsWith('Your application for'))).toHaveLength(2);
    },
  },
  {
    what: 'letting messages leave',
    before: refuseAll,
    work: () => letLeave(),
    inTheEnd: async () => {
      expect((await stored()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await firestore.collectionGroup('changes').get()).size).toBe(2);
      const { docs } = await firestore.collectionGroup('messages').get();
      expect(docs.map((line) => line.get('effects'))).toEqual([undefined, undefined]);
    },
  },
  {
    what: 'taking messages back',
    work: async () => {
      // The second call sends nothing: it refuses the message that was taken back, and the others are already stored.
      await refuseAll();
      const { docs } = await firestore.collectionGroup('messages').get();
      const items = docs.map(({ id, ref }) => ({ id: ref.parent.parent?.id ?? '', messageId: id }));
      await call('unsendMessages', { parameters: { kind: 'applications' }, body: { items } });
    },
    inTheEnd: async () => {
      expect((await stored()).map(({ status }) => status)).toEqual(['new', 'new']);
      const subjects = (await project.documents('mail')).map(({ message }) => String(message.subject));
      expect(subjects.filter((subject) => subject.startsWith('Your application for'))).toEqual([]);
      expect((await firestore.collectionGroup('changes').where('kind', '==', 'unsent').get()).size).toBe(2);
    },
  },
  {
    what: 'writing back',
    work: async () => {
      const token = await tokenFor(email);
      for (const { reference = '' } of await stored())
        await call('writeAboutApplication', {
          body: { token, reference, text: `About ${reference}` },
          idempotencyKey: 'the-same-key-each-time',
        });
    },
    inTheEnd: async () => {
      const { docs } = await firestore.collectionGroup('messages').where('from', '==', 'applicant').get();
      const texts = (await stored()).map(({ reference }) => `About ${reference}`);
      expect(docs.map((line) => String(line.get('text'))).toSorted()).toEqual(texts.toSorted());
    },
  },
  {
    what: 'erasing a person',
    work: async () => {
      await call('erasePerson', { body: { email } });
    },
    inTheEnd: async () => {
      expect(await stored()).toEqual([]);
      expect(await project.documents('mail')).toEqual([]);
      expect(await project.documents('applicantLinks')).toEqual([]);
    },
  },
];

/**
 * The work that every run tests: messages to many applicants, and erasure. Other work uses the same code, and is tested weekly.
 */
const samples = ['answering many', 'letting messages leave', 'erasing a person'];

describe.each(works)('$what', ({ what, before, work, inTheEnd }) => {
  for (const kind of interruptions) {
    it(
      `${kind} any of its steps, and repeated, happens once`,
      samples.includes(what) ? whenTried(kind) : { tags: ['weekly'] },
      async () => {
        await project.clear();
        for (const firstName of ['Ada', 'Ада'])
          await call('submitApplication', { body: validApplication({ email, firstName }) });
        const [id = ''] = await ids();
        await call('addNote', { parameters: { kind: 'applications', id }, body: { text: 'Call her.' } });
        await tokenFor(email);
        await before?.();
        const putBack = await project.remember();

        const steps = await atEveryStep(kind, async (interruption) => {
          await putBack();
          await project.interrupt(interruption, work);
          await expectNothingBroken(interruption.struck ?? 'uninterrupted');
          await work();
          await expectNothingBroken(`after ${interruption.struck}`);
          await inTheEnd();
        });
        expect(steps).toBeGreaterThanOrEqual(2);
      },
    );
  }
});
