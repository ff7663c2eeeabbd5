import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import type { PersonCount } from '../contract/desk-routes.ts';
import { type SubmissionKind, submissionKinds } from '../contract/submission-kinds.ts';
import { timelineCollections } from '../contract/submission-record.ts';
import { emailKeyOf } from '../contract/submission-search.ts';
import { eraseSubmissions } from './erase-submissions.ts';

/** All that is stored about whoever wrote to us from an address. */
export interface People {
  export: (email: string) => Promise<Record<string, unknown>>;
  /** Erases it, of one kind only where one is named. Cut off, it goes on from there when it is asked again. */
  erase: (email: string, kinds?: readonly SubmissionKind[]) => Promise<PersonCount>;
}

export function createPeople(firestore: () => Promise<Firestore>): People {
  return {
    async export(email) {
      const database = await firestore();
      const parts = await Promise.all(
        submissionKinds.map(async (kind) => [kind, await exported(database, kind, email)] as const),
      );
      return { email, ...Object.fromEntries(parts) };
    },
    async erase(email, kinds = submissionKinds) {
      const database = await firestore();
      const erased: PersonCount = { applications: 0, enquiries: 0, mails: 0 };
      const addresses = new Set([email]);
      for (const kind of kinds) {
        for (const { ref, address } of await submissionsOf(database, kind, email)) {
          addresses.add(address);
          const { submissions, mails } = await database.runTransaction((transaction) =>
            eraseSubmissions(transaction, database, kind, [ref]),
          );
          erased[kind] += submissions;
          erased.mails += mails;
        }
      }
      // Last, because by their link applicants ask again.
      erased.mails += await eraseLettersAndLinks(database, email, [...addresses], kinds);
      return erased;
    },
  };
}

async function submissionsOf(
  database: Firestore,
  kind: SubmissionKind,
  email: string,
): Promise<{ ref: DocumentReference; address: string }[]> {
  const submissions = database.collection(collections[kind]);
  // What is in quarantine has no key: it is found where the address is spelt alike.
  const found = await Promise.all([
    submissions.where('emailKey', '==', emailKeyOf(email)).select('email').get(),
    submissions.where('email', '==', email).select('email').get(),
  ]);
  const byPath = new Map(found.flatMap(({ docs }) => docs).map((snapshot) => [snapshot.ref.path, snapshot]));
  return [...byPath.values()].map((snapshot) => ({ ref: snapshot.ref, address: String(snapshot.get('email')) }));
}

/** Our mails to these addresses that belong to no submission, and the links by which applicants see theirs. */
async function eraseLettersAndLinks(
  database: Firestore,
  email: string,
  addresses: readonly string[],
  kinds: readonly SubmissionKind[],
): Promise<number> {
  const letters = database.collection(collections.mail).where('emailService.template', '==', 'message');
  const found = await Promise.all(addresses.map((address) => letters.where('to', '==', [address]).select().get()));
  const links = database.collection(collections.applicantLinks).where('emailKey', '==', emailKeyOf(email));
  const ended = kinds.includes('applications') ? (await links.select().get()).docs : [];
  const mails = found.flatMap(({ docs }) => docs);
  const batch = database.batch();
  for (const { ref } of [...mails, ...ended]) batch.delete(ref);
  await batch.commit();
  return mails.length;
}

async function exported(database: Firestore, kind: SubmissionKind, email: string): Promise<unknown[]> {
  const found = await submissionsOf(database, kind, email);
  return Promise.all(
    found.map(async ({ ref }) => {
      const [submission, mail, ...timeline] = await Promise.all([
        ref.get(),
        database.collection(collections.mail).doc(ref.id).get(),
        ...Object.values(timelineCollections).map(async (name) => {
          const { docs } = await ref.collection(name).get();
          return [name, docs.map(plain)] as const;
        }),
      ]);
      return { ...plain(submission), mail: plain(mail), ...Object.fromEntries(timeline) };
    }),
  );
}

/** A document as JSON: its times as text, and without what is for queries only. */
function plain(snapshot: DocumentSnapshot): Record<string, unknown> {
  const { words: _words, ...fields } = snapshot.data() ?? {};
  const text = JSON.stringify(fields, (_name, value: unknown) =>
    isTime(value) ? value.toDate().toISOString() : value,
  );
  return { id: snapshot.id, ...JSON.parse(text) };
}

const isTime = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;
