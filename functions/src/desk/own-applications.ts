import { endedStatuses, type OwnApplication } from '@ohmbridge/contract/desk/applicant';
import { type OwnFile, ownFile, type SubmissionFile } from '@ohmbridge/contract/desk/submission-files';
import {
  type ApplicationRecord,
  type SubmissionMessage,
  submissionRecord,
  timelineCollections,
  timelineLine,
} from '@ohmbridge/contract/desk/submission-record';
import { keptUntil } from '@ohmbridge/contract/nightly/retention';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** What applicants are shown of what we hold. */
export interface OwnApplications {
  /** The applications of an address, the newest first. */
  of: (emailKey: string) => Promise<OwnApplication[]>;
  /** The id of the application with that reference, if it is one of this address. */
  idOf: (emailKey: string, reference: string) => Promise<string | undefined>;
}

/** More nobody has. */
const mostShown = 100;

export function createOwnApplications(
  firestore: () => Promise<Firestore>,
  retentionDays: () => number,
): OwnApplications {
  const documentsOf = async (emailKey: string) => {
    const applications = (await firestore()).collection(collections.applications);
    return (await applications.where('emailKey', '==', emailKey).limit(mostShown).get()).docs;
  };
  return {
    async of(emailKey) {
      const shown = await Promise.all(
        (await documentsOf(emailKey)).map(async (snapshot) => {
          const [notes, messages, files] = await Promise.all([
            snapshot.ref.collection(timelineCollections.notes).count().get(),
            snapshot.ref.collection(timelineCollections.messages).orderBy('at').get(),
            filesOf(snapshot),
          ]);
          const record = submissionRecord<'applications'>(snapshot.id, snapshot.data());
          const lines = messages.docs.map((line) => timelineLine<SubmissionMessage>(line.id, line.data()));
          return ownApplication(record, notes.data().count, lines, files, retentionDays());
        }),
      );
      return shown.toSorted((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt));
    },
    async idOf(emailKey, reference) {
      return (await documentsOf(emailKey)).find((snapshot) => snapshot.get('reference') === reference)?.id;
    },
  };
}

/** The files that were added to an application; most have none. */
async function filesOf(application: DocumentSnapshot): Promise<OwnFile[]> {
  if (application.get('fileTotals') === undefined) return [];
  const { docs } = await application.ref.collection(timelineCollections.files).orderBy('at').get();
  return docs.map((line) => ownFile(line.id, line.data() as SubmissionFile<StoredTime>));
}

/** An application as its applicant is shown it: nothing of what colleagues wrote about it, except how much. */
export function ownApplication(
  record: ApplicationRecord,
  notes: number,
  messages: readonly SubmissionMessage[],
  files: OwnFile[],
  retentionDays: number,
): OwnApplication {
  const { reference, receivedAt, status, statusChangedAt, interview, job } = record;
  const { firstName, lastName, email, phone, country, position, linkedin, cvLink, comments } = record;
  const isEnded = endedStatuses.includes(status);
  return {
    reference,
    receivedAt,
    status,
    statusChangedAt,
    ...(interview && !isEnded && { interview }),
    ...(job && { job }),
    sent: {
      firstName,
      lastName,
      email,
      phone,
      country,
      position,
      ...(linkedin !== undefined && { linkedin }),
      cvLink,
      ...(comments !== undefined && { comments }),
    },
    notes,
    messages: messages.map(({ at, subject, text }) => ({ at, subject, text })),
    files,
    keptUntil: keptUntil(record, retentionDays).toISOString().slice(0, 10),
  };
}
