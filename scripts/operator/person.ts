import { scorecardsCollection } from '@ohmbridge/contract/desk/scorecards';
import { submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { erasedAuthor } from '@ohmbridge/contract/shared/author';
import { collections } from '@ohmbridge/contract/shared/collections';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { eraseWithFiles } from '../../functions/src/desk/erase-submissions.ts';
import { filesNote, timelineOf } from '../../functions/src/desk/person.ts';

/**
 * The collections that hold something about a person, and the field in which the person's address stands there. Of a history
 * the lines stay: `neutral` is the part of a line in which a neutral word takes the person's place. Of a document about someone
 * else, an application or a note on it, nothing but the name of the person is read (`onlyName`).
 */
const sources = [
  { name: 'enquiries', collection: collections.enquiries, field: 'email' },
  { name: 'applications', collection: collections.applications, field: 'email' },
  // Of the applications whose names are hidden: who sent them.
  { name: 'applicantIdentities', collection: collections.applicantIdentities, field: 'email' },
  { name: 'mails', collection: collections.mail, field: 'replyTo.address' },
  { name: 'letters', collection: collections.mail, field: 'to' },
  { name: 'alerts', collection: collections.alerts, field: 'email' },
  { name: 'jobChanges', collection: collections.jobChanges, field: 'by.email', neutral: 'by' },
  { name: 'teamChangesBy', collection: collections.adminChanges, field: 'by.email', neutral: 'by' },
  { name: 'teamChangesAbout', collection: collections.adminChanges, field: 'who.email', neutral: 'who' },
  { name: 'auditEntriesBy', collection: collections.auditEntries, field: 'who.email', neutral: 'who' },
  { name: 'auditEntriesAbout', collection: collections.auditEntries, field: 'whose.email', neutral: 'whose' },
  { name: 'noteAuthors', group: timelineCollections.notes, field: 'by.email', neutral: 'by', onlyName: true },
  { name: 'messageAuthors', group: timelineCollections.messages, field: 'by.email', neutral: 'by', onlyName: true },
  { name: 'scorecardAuthors', group: scorecardsCollection, field: 'by.email', neutral: 'by', onlyName: true },
  { name: 'submissionChangesBy', group: timelineCollections.changes, field: 'by.email', neutral: 'by', onlyName: true },
  { name: 'submissionChangesTo', group: timelineCollections.changes, field: 'to.email', neutral: 'to', onlyName: true },
  {
    name: 'assignedEnquiries',
    collection: collections.enquiries,
    field: 'assignee.email',
    neutral: 'assignee',
    onlyName: true,
  },
  {
    name: 'assignedApplications',
    collection: collections.applications,
    field: 'assignee.email',
    neutral: 'assignee',
    onlyName: true,
  },
  {
    name: 'templateAuthors',
    collection: collections.messageTemplates,
    field: 'by.email',
    neutral: 'by',
    onlyName: true,
  },
  { name: 'adminRecords', collection: collections.admins, field: 'email' },
] as const;

type SourceName = (typeof sources)[number]['name'];

/** Everything that the database holds about one person. */
export type PersonRecords = Record<SourceName | 'timelines', DocumentSnapshot[]>;

const maxBatchSize = 400;

/** Finds everything that lies under an email address, however it was capitalised. */
export async function findPerson(firestore: Firestore, email: string): Promise<PersonRecords> {
  const wanted = normalised(email);
  const find = async (source: (typeof sources)[number]) => {
    const { field } = source;
    const all = 'group' in source ? firestore.collectionGroup(source.group) : firestore.collection(source.collection);
    // Firestore cannot compare without regard to case, so this looks at the address, and nothing else, of every document.
    const { docs } = await all.select(field).get();
    const found = docs.filter((document) => normalised(document.get(field)) === wanted);
    if ('onlyName' in source || found.length === 0) return found;
    return (await firestore.getAll(...found.map(({ ref }) => ref))).filter(({ exists }) => exists);
  };
  const found = sources.map(async (source) => [source.name, await find(source)] as const);
  const records = Object.fromEntries(await Promise.all(found)) as Record<SourceName, DocumentSnapshot[]>;
  const hidden = records.applicantIdentities.map(({ id }) => firestore.collection(collections.applications).doc(id));
  if (hidden.length > 0)
    records.applications.push(...(await firestore.getAll(...hidden)).filter(({ exists }) => exists));
  const submissions = [...records.enquiries, ...records.applications];
  const timelines = await Promise.all(submissions.map(({ ref }) => timelineOf(ref)));
  return { ...records, timelines: timelines.flat().flatMap(([, lines]) => lines) };
}

/** The records as JSON that a person, and a computer, can read. */
export function exportPerson(email: string, records: PersonRecords): string {
  const plain = Object.entries(records).map(([name, found]) => [
    name,
    found.map((document) => ({ id: document.id, ...document.data() })),
  ]);
  return JSON.stringify({ email, filesNote, ...Object.fromEntries(plain) }, timesAsText, 2);
}

/**
 * Deletes the records, with mails in every state. An admin is ended first (`removeAdmin`). The actions of the person as a
 * colleague stay whole, in histories and on the hiring desk: there, a neutral word replaces the person.
 */
export async function erasePerson(firestore: Firestore, records: PersonRecords): Promise<void> {
  // Submissions on the hiring desk are counted, and have notes, messages, files, mails and links.
  for (const kind of submissionKinds) {
    for (const { ref } of records[kind]) await eraseWithFiles(kind, [ref]);
  }
  for (const source of sources) {
    const found = records[source.name];
    if ('neutral' in source) {
      for (const { ref } of found) await unlessGone(ref.update({ [source.neutral]: erasedAuthor }));
      continue;
    }
    for (let done = 0; done < found.length; done += maxBatchSize) {
      const batch = firestore.batch();
      for (const { ref } of found.slice(done, done + maxBatchSize)) batch.delete(ref);
      await batch.commit();
    }
  }
}

/** A document that was erased with its submission, or by another admin, has no name to replace and is not created again. */
async function unlessGone(update: Promise<unknown>): Promise<void> {
  const notFound = 5;
  await update.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === notFound)) throw error;
  });
}

/** How much there is, as words of a sentence. */
export function countOf(records: PersonRecords): string {
  const { enquiries, applications, mails, letters, jobChanges, teamChangesBy, teamChangesAbout, adminRecords } =
    records;
  const onDesk = [
    records.noteAuthors,
    records.messageAuthors,
    records.scorecardAuthors,
    records.submissionChangesBy,
    records.submissionChangesTo,
    records.assignedEnquiries,
    records.assignedApplications,
    records.templateAuthors,
  ].flat();
  const audited = records.auditEntriesBy.length + records.auditEntriesAbout.length;
  const teamChanges = teamChangesBy.length + teamChangesAbout.length;
  const words = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(applications.length, 'application', 'applications'),
    counted(mails.length + letters.length, 'mail', 'mails'),
    counted(records.alerts.length, 'job alert', 'job alerts'),
    counted(jobChanges.length, 'name in the history of a job', 'names in the history of jobs'),
    counted(teamChanges, 'name in the history of the team', 'names in the history of the team'),
    counted(audited, 'name in the audit list', 'names in the audit list'),
    counted(onDesk.length, 'name on the hiring desk', 'names on the hiring desk'),
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
