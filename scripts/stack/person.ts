import { collections } from '@ohmbridge/functions/contract/collections';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { bucketName } from '../../functions/src/limits/bucket-name.ts';
import { bucketCollection } from '../../functions/src/limits/bucket-store.ts';

/** Where something about a person can lie, and in which field the person's address stands there. */
const places = [
  { name: 'enquiries', collection: collections.enquiries, field: 'email' },
  { name: 'applications', collection: collections.applications, field: 'email' },
  { name: 'mails', collection: collections.mail, field: 'replyTo.address' },
] as const;

type PlaceName = (typeof places)[number]['name'] | 'logInCounters';

/** Everything that the database holds about one person. */
export type PersonRecords = Record<PlaceName, DocumentSnapshot[]>;

const mostAtOnce = 400;

/** Finds everything that lies under an e-mail address, however it was capitalised. */
export async function findPerson(firestore: Firestore, email: string): Promise<PersonRecords> {
  const wanted = normalised(email);
  const find = async ({ collection, field }: (typeof places)[number]) => {
    // Firestore cannot compare without regard to case, so this looks at the address, and nothing else, of every document.
    const { docs } = await firestore.collection(collection).select(field).get();
    const found = docs.filter((document) => normalised(document.get(field)) === wanted).map(({ ref }) => ref);
    return found.length === 0 ? [] : (await firestore.getAll(...found)).filter(({ exists }) => exists);
  };
  const [enquiries, applications, mails, counter] = await Promise.all([
    find(places[0]),
    find(places[1]),
    find(places[2]),
    firestore
      .collection(bucketCollection)
      .doc(bucketName('login', 'email', wanted))
      .get(),
  ]);
  return { enquiries, applications, mails, logInCounters: counter.exists ? [counter] : [] };
}

/** The records as JSON that a person, and a computer, can read. */
export function exportPerson(email: string, records: PersonRecords): string {
  const plain = Object.entries(records).map(([name, found]) => [
    name,
    found.map((document) => ({ id: document.id, ...document.data() })),
  ]);
  return JSON.stringify({ email, ...Object.fromEntries(plain) }, timesAsText, 2);
}

/** Deletes the records, whatever state a mail among them is in. */
export async function erasePerson(firestore: Firestore, records: PersonRecords): Promise<void> {
  const references = Object.values(records)
    .flat()
    .map(({ ref }) => ref);
  for (let done = 0; done < references.length; done += mostAtOnce) {
    const batch = firestore.batch();
    for (const reference of references.slice(done, done + mostAtOnce)) batch.delete(reference);
    await batch.commit();
  }
}

/** How much there is, as words of a sentence. */
export function countOf({ enquiries, applications, mails, logInCounters }: PersonRecords): string {
  const words = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(applications.length, 'application', 'applications'),
    counted(mails.length, 'mail', 'mails'),
    counted(logInCounters.length, 'counter of log-ins', 'counters of log-ins'),
  ];
  return new Intl.ListFormat('en-GB').format(words);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function normalised(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function timesAsText(_key: string, value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : value;
}
