import type { PersonCount } from '@ohmbridge/contract/desk/desk-routes';
import { scorecardsCollection } from '@ohmbridge/contract/desk/scorecards';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { acknowledgementMailId, timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AuditedSubmission } from '@ohmbridge/contract/team/audit';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { alertsOf, eraseAlertsOf } from '../alerts/erase-alerts.ts';
import { audited } from './audited-submissions.ts';
import { byAge } from './by-age.ts';
import { eraseWithFiles } from './erase-submissions.ts';
import type { FileStore } from './files/file-store.ts';
import { addressOf, identityReference, submissionsOfAddress } from './hidden-names.ts';

/** All that is stored about whoever wrote to us from an address. */
export interface People {
  /** The numbers of what they sent. */
  find: (email: string) => Promise<AuditedSubmission[]>;
  export: (email: string) => Promise<Record<string, unknown>>;
  /**
   * Erases it, of one kind of submissions only where one is named: then job alerts, which have links of their own, stay. Cut off, it goes on from there when it is asked again.
   * @param erasedAt when they have asked for it themselves: whoever looks after it is told
   */
  erase: (email: string, kinds?: readonly SubmissionKind[], erasedAt?: Date) => Promise<PersonCount>;
}

/** What an export says about the files, of which it holds names, types, sizes and times. */
export const filesNote =
  'The files that the person has added are listed with what they were added to (files). The files themselves: an admin downloads each from its line in the timeline of the submission, on the dashboard, and sends them along.';

export function createPeople(firestore: () => Promise<Firestore>, files: Pick<FileStore, 'remove'>): People {
  return {
    async find(email) {
      const database = await firestore();
      const found = await Promise.all(submissionKinds.map((kind) => submissionsOf(database, kind, email)));
      return found.flatMap((submissions) => submissions.map(({ audited }) => audited));
    },
    async export(email) {
      const database = await firestore();
      const parts = await Promise.all(
        submissionKinds.map(async (kind) => [kind, await exported(database, kind, email)] as const),
      );
      const alerts = (await alertsOf(database, email)).map(plain).map(({ key: _key, ...alert }) => alert);
      return { email, filesNote, ...Object.fromEntries(parts), alerts };
    },
    async erase(email, kinds = submissionKinds, erasedAt) {
      const database = await firestore();
      const found = await Promise.all(
        kinds.map(async (kind) => (await submissionsOf(database, kind, email)).map((one) => ({ kind, ...one }))),
      );
      const addresses = new Set([email, ...found.flat().map(({ address }) => address)]);
      const erased: PersonCount = {
        applications: 0,
        enquiries: 0,
        alerts: kinds === submissionKinds ? await eraseAlertsOf(database, email) : 0,
        // First, because the link by which applicants ask again ends with their newest application.
        mails: await eraseLetters(database, [...addresses], await mailsThatStay(database, email, kinds)),
      };
      const failures: unknown[] = [];
      for (const ofKind of found) {
        for (const { kind, ref } of ofKind) {
          // The newest stays where an older one could not be erased: by its link the applicant asks again.
          if (failures.length > 0 && ref === ofKind.at(-1)?.ref) break;
          try {
            const { submissions, mails } = await eraseWithFiles({ database, files }, kind, [ref], { erasedAt });
            erased[kind] += submissions;
            erased.mails += mails;
          } catch (error) {
            failures.push(error);
          }
        }
      }
      if (failures.length > 0) throw failures[0];
      return erased;
    },
  };
}

async function submissionsOf(
  database: Firestore,
  kind: SubmissionKind,
  email: string,
): Promise<{ ref: DocumentReference; address: string; audited: AuditedSubmission }[]> {
  const submissions = database.collection(collections[kind]);
  const key = emailKeyOf(email);
  // On the desk, and not yet there.
  const waiting = submissions.where('senderKey', '==', key).select('email', 'receivedAt', 'reference');
  const [onDesk, { docs }] = await Promise.all([submissionsOfAddress(database, kind, key), waiting.get()]);
  const byPath = new Map([...onDesk, ...docs].map((snapshot) => [snapshot.ref.path, snapshot]));
  // The newest last: with it ends the link by which its applicant asks again for what was cut off.
  return Promise.all(
    byAge(byPath.values(), 'receivedAt').map(async (snapshot) => ({
      ref: snapshot.ref,
      address: await addressOf(database, snapshot),
      audited: audited(kind, snapshot),
    })),
  );
}

/** Our letters to these addresses, but for those that stay; gives how many there were. */
async function eraseLetters(
  database: Firestore,
  addresses: readonly string[],
  staying: ReadonlySet<string>,
): Promise<number> {
  const letters = database.collection(collections.mail).where('emailService.template', '==', 'message');
  const found = await Promise.all(addresses.map((address) => letters.where('to', '==', [address]).select().get()));
  const mails = found.flatMap(({ docs }) => docs).filter(({ id }) => !staying.has(id));
  const batch = database.batch();
  for (const { ref } of mails) batch.delete(ref);
  await batch.commit();
  return mails.length;
}

/** The ids of our letters about what somebody sent of the other kinds: they belong to that, and stay with it. */
async function mailsThatStay(
  database: Firestore,
  email: string,
  kinds: readonly SubmissionKind[],
): Promise<ReadonlySet<string>> {
  const others = submissionKinds.filter((kind) => !kinds.includes(kind));
  const submissions = (await Promise.all(others.map((kind) => submissionsOf(database, kind, email)))).flat();
  const ids = await Promise.all(
    submissions.map(async ({ ref }) => {
      const { docs } = await ref.collection(timelineCollections.messages).select().get();
      return [acknowledgementMailId(ref.id), ...docs.map(({ id }) => id)];
    }),
  );
  return new Set(ids.flat());
}

async function exported(database: Firestore, kind: SubmissionKind, email: string): Promise<unknown[]> {
  const found = await submissionsOf(database, kind, email);
  return Promise.all(
    found.map(async ({ ref }) => {
      const [submission, identity, interview, mail, ...timeline] = await Promise.all([
        ref.get(),
        identityReference(database, ref.id).get(),
        database.collection(collections.interviews).doc(ref.id).get(),
        database.collection(collections.mail).doc(ref.id).get(),
        ...[...Object.values(timelineCollections), scorecardsCollection].map(async (name) => {
          const { docs } = await ref.collection(name).get();
          return [name, docs.map(plain)] as const;
        }),
      ]);
      return {
        ...plain(submission),
        ...(identity.exists && plain(identity)),
        ...(interview.exists && { interviewTimes: plain(interview) }),
        mail: plain(mail),
        ...Object.fromEntries(timeline),
      };
    }),
  );
}

/** A document as JSON: its times as text, and without what is for queries only. */
function plain(snapshot: DocumentSnapshot): Record<string, unknown> {
  const { words: _words, assignedTo: _assignedTo, interviewers: _interviewers, ...fields } = snapshot.data() ?? {};
  const text = JSON.stringify(fields, (_name, value: unknown) =>
    isTime(value) ? value.toDate().toISOString() : value,
  );
  return { id: snapshot.id, ...JSON.parse(text) };
}

const isTime = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;
