import { isDeepStrictEqual } from 'node:util';
import { submissionKinds } from '@site/contract/desk/submission-kinds';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import { erasedAuthor } from '@site/contract/shared/author';
import { collections } from '@site/contract/shared/collections';
import type { DocumentData, DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { erasePerson, exportPerson, type PersonExport, plain } from '../../functions/src/desk/person.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import { fewAtATime } from '../../functions/src/shared/many-items.ts';

// Everything that the database holds about one person. `desk/person.ts` finds their submissions, our letters to them and their
// job alerts. This file then searches for their address in all other documents, in every collection of the database.

/** A document with the address of a person. */
interface Mention {
  reference: DocumentReference;
  /** The document is about the person, for example their record as an admin. Other documents are the work of admins. */
  isOwn: boolean;
  /** The fields that name the person as an admin. */
  namedIn: string[];
}

export interface PersonRecords {
  sent: PersonExport;
  mentions: Mention[];
}

/** The few fields that are read of large documents. Other documents are read whole. */
const readFields: Record<string, readonly string[]> = {
  [collections.enquiries]: ['email', 'assignee'],
  [collections.applications]: ['email', 'assignee'],
  [collections.mail]: ['to', 'replyTo'],
};

/**
 * The collections with documents that are exported whole. All other work of admins is about someone else: only the name is
 * exported.
 */
const histories: readonly string[] = [collections.jobChanges, collections.adminChanges, collections.auditEntries];

/** Finds all documents of an email address, in any spelling with capitals. */
export async function findPerson(email: string): Promise<PersonRecords> {
  const sent = await exportPerson(email, { submissions: Infinity, characters: Infinity });
  const { applications, enquiries, letters, alerts } = sent;
  const known = new Set([...applications, ...enquiries, ...letters, ...alerts].map(({ id }) => id));
  const mentions = await findMentions(emailKeyOf(email));
  // The other documents of a submission have the same id, or lie below it.
  return { sent, mentions: mentions.filter(({ reference }) => !known.has(reference.path.split('/')[1] ?? '')) };
}

async function findMentions(emailKey: string): Promise<Mention[]> {
  const found: Mention[] = [];
  const look = async ({ docs }: { docs: QueryDocumentSnapshot[] }) => {
    for (const document of docs) {
      const mention = mentionIn(document, emailKey);
      if (mention) found.push(mention);
    }
    return docs;
  };
  const below = new Set<string>();
  for (const list of await db().listCollections()) {
    const fields = readFields[list.id];
    const docs = await look(await (fields ? list.select(...fields) : list).get());
    if (!submissionKinds.some((kind) => collections[kind] === list.id)) continue;
    for (const listed of await fewAtATime(docs, ({ ref }) => ref.listCollections())) {
      if (listed.status === 'rejected') throw listed.reason;
      for (const { id } of listed.value) below.add(id);
    }
  }
  for (const name of below) await look(await db().collectionGroup(name).get());
  return found;
}

function mentionIn(document: QueryDocumentSnapshot, emailKey: string): Mention | undefined {
  const fields = document.data();
  const addresses: unknown[] = [fields.email, fields.replyTo?.address, ...(Array.isArray(fields.to) ? fields.to : [])];
  const isOwn = addresses.some((address) => typeof address === 'string' && emailKeyOf(address) === emailKey);
  const namedIn = Object.keys(neutralFields(fields, emailKey));
  return isOwn || namedIn.length > 0 ? { reference: document.ref, isOwn, namedIn } : undefined;
}

/** Gives the fields that name the person as an admin, with a neutral word instead of the name. */
function neutralFields(fields: DocumentData, emailKey: string): DocumentData {
  const neutral = Object.entries(fields).map(([name, value]) => [name, withoutName(value, emailKey)] as const);
  return Object.fromEntries(neutral.filter(([name, value]) => !isDeepStrictEqual(value, fields[name])));
}

function withoutName(value: unknown, emailKey: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutName(one, emailKey));
  // Times and references are objects with a class.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('uid' in value && 'email' in value && emailKeyOf(String(value.email)) === emailKey) return erasedAuthor;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutName(one, emailKey)]));
}

/** Gives the records as JSON that people and computers can read. */
export async function printedPerson({ sent, mentions }: PersonRecords): Promise<string> {
  const elsewhere: Record<string, unknown[]> = {};
  for (const { reference, isOwn, namedIn } of mentions) {
    const { id } = reference.parent;
    const isWhole = isOwn || histories.includes(id);
    elsewhere[id] = [...(elsewhere[id] ?? []), isWhole ? plain(await reference.get()) : { id: reference.id, namedIn }];
  }
  return JSON.stringify({ ...sent, elsewhere }, undefined, 2);
}

/**
 * Deletes the records, with emails in every state. The command ends an admin's rights first (`removeAdmin`). The person's
 * actions as a colleague stay whole, in histories and on the hiring desk; there, a neutral word replaces the person.
 */
export async function eraseEverywhere(email: string): Promise<void> {
  await erasePerson(email);
  const { mentions } = await findPerson(email);
  await eraseMentions(mentions, email);
}

/** Another operator can have erased the person since the documents were found. */
export async function eraseMentions(mentions: readonly Mention[], email: string): Promise<void> {
  for (const { reference, isOwn } of mentions) {
    if (isOwn) await db().recursiveDelete(reference);
    else await eraseName(reference, emailKeyOf(email));
  }
}

function eraseName(reference: DocumentReference, emailKey: string): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const neutral = neutralFields((await transaction.get(reference)).data() ?? {}, emailKey);
    // Firestore refuses an update without a field.
    if (Object.keys(neutral).length > 0) transaction.update(reference, neutral);
  });
}

/** Gives the number of records in words that fit into a sentence. */
export function countOf({ sent, mentions }: PersonRecords): string {
  const submissions = [...sent.enquiries, ...sent.applications];
  const counts: Record<string, number> = {};
  for (const { reference, isOwn } of mentions) {
    const { id } = reference.parent;
    const named = histories.includes(id) ? id : 'desk';
    const what = isOwn ? id : named;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  const { mail = 0, jobChanges = 0, adminChanges = 0, auditEntries = 0, admins = 0, desk = 0 } = counts;
  const mails = submissions.filter((submission) => 'mail' in submission).length + sent.letters.length + mail;
  const words = [
    counted(sent.enquiries.length, 'enquiry', 'enquiries'),
    counted(sent.applications.length, 'application', 'applications'),
    counted(mails, 'mail', 'mails'),
    counted(sent.alerts.length, 'job alert', 'job alerts'),
    counted(jobChanges, 'name in the history of a job', 'names in the history of jobs'),
    counted(adminChanges, 'name in the history of the team', 'names in the history of the team'),
    counted(auditEntries, 'name in the audit list', 'names in the audit list'),
    counted(desk, 'name on the hiring desk', 'names on the hiring desk'),
    counted(admins, 'record as an admin', 'records as an admin'),
  ];
  return new Intl.ListFormat('en-GB').format(words);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
