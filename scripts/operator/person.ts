import { collections } from '@ohmbridge/functions/contract/collections';
import { erasedAuthor } from '@ohmbridge/functions/contract/job-change';
import { submissionKinds } from '@ohmbridge/functions/contract/submission-kinds';
import { timelineCollections } from '@ohmbridge/functions/contract/submission-record';
import { type DocumentSnapshot, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { eraseSubmissions } from '../../functions/src/hiring-desk/erase-submissions.ts';

/**
 * The collections that hold something about a person, and the field in which the person's address stands there. Of a history
 * the lines stay: `neutral` is the part of a line in which a neutral word takes the person's place.
 */
const sources = [
  { name: 'enquiries', collection: collections.enquiries, field: 'email' },
  { name: 'applications', collection: collections.applications, field: 'email' },
  { name: 'mails', collection: collections.mail, field: 'replyTo.address' },
  { name: 'letters', collection: collections.mail, field: 'to' },
  { name: 'jobChanges', collection: collections.jobChanges, field: 'by.email', neutral: 'by' },
  { name: 'teamChangesBy', collection: collections.adminChanges, field: 'by.email', neutral: 'by' },
  { name: 'teamChangesAbout', collection: collections.adminChanges, field: 'who.email', neutral: 'who' },
  { name: 'adminRecords', collection: collections.admins, field: 'email' },
] as const;

type SourceName = (typeof sources)[number]['name'];

/** Everything that the database holds about one person. */
export type PersonRecords = Record<SourceName | 'timelines', DocumentSnapshot[]>;

const maxBatchSize = 400;

/** Finds everything that lies under an e-mail address, however it was capitalised. */
export async function findPerson(firestore: Firestore, email: string): Promise<PersonRecords> {
  const wanted = normalised(email);
  const find = async ({ collection, field }: (typeof sources)[number]) => {
    // Firestore cannot compare without regard to case, so this looks at the address, and nothing else, of every document.
    const { docs } = await firestore.collection(collection).select(field).get();
    const found = docs.filter((document) => normalised(document.get(field)) === wanted).map(({ ref }) => ref);
    return found.length === 0 ? [] : (await firestore.getAll(...found)).filter(({ exists }) => exists);
  };
  const found = sources.map(async (source) => [source.name, await find(source)] as const);
  const records = Object.fromEntries(await Promise.all(found)) as Record<SourceName, DocumentSnapshot[]>;
  const submissions = [...records.enquiries, ...records.applications];
  const lines = submissions.flatMap(({ ref }) =>
    Object.values(timelineCollections).map(async (name) => (await ref.collection(name).get()).docs),
  );
  return { ...records, timelines: (await Promise.all(lines)).flat() };
}

/** The records as JSON that a person, and a computer, can read. */
export function exportPerson(email: string, records: PersonRecords): string {
  const plain = Object.entries(records).map(([name, found]) => [
    name,
    found.map((document) => ({ id: document.id, ...document.data() })),
  ]);
  return JSON.stringify({ email, ...Object.fromEntries(plain) }, timesAsText, 2);
}

/**
 * Deletes the records, whatever state a mail among them is in; an admin is none afterwards. The histories of the jobs and of
 * the team stay whole: there, a neutral word takes the person's place.
 */
export async function erasePerson(firestore: Firestore, records: PersonRecords): Promise<void> {
  // Those on the hiring desk are counted, and have notes, messages, mails and links of their own.
  for (const kind of submissionKinds) {
    for (const { ref } of records[kind])
      await firestore.runTransaction((transaction) => eraseSubmissions(transaction, firestore, kind, [ref]));
  }
  const writes = sources.flatMap((source) =>
    records[source.name].map(({ ref }) => (batch: WriteBatch) => {
      if ('neutral' in source) batch.set(ref, { [source.neutral]: erasedAuthor }, { mergeFields: [source.neutral] });
      else batch.delete(ref);
    }),
  );
  for (let done = 0; done < writes.length; done += maxBatchSize) {
    const batch = firestore.batch();
    for (const write of writes.slice(done, done + maxBatchSize)) write(batch);
    await batch.commit();
  }
}

/** How much there is, as words of a sentence. */
export function countOf(records: PersonRecords): string {
  const { enquiries, applications, mails, letters, jobChanges, teamChangesBy, teamChangesAbout, adminRecords } =
    records;
  const teamChanges = teamChangesBy.length + teamChangesAbout.length;
  const words = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(applications.length, 'application', 'applications'),
    counted(mails.length + letters.length, 'mail', 'mails'),
    counted(jobChanges.length, 'name in the history of a job', 'names in the history of jobs'),
    counted(teamChanges, 'name in the history of the team', 'names in the history of the team'),
    counted(adminRecords.length, 'record as an admin', 'records as an admin'),
  ];
  return new Intl.ListFormat('en-GB').format(words);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** An address, or the first of several: a letter goes to one. */
function normalised(field: unknown): string {
  const email: unknown = Array.isArray(field) ? field[0] : field;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function timesAsText(_key: string, value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : value;
}
