import { collections } from '@ohmbridge/functions/contract/collections';
import type { MailDocument } from '@ohmbridge/functions/contract/mail';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import {
  acknowledgementMailId,
  type SubmissionChange,
  type SubmissionMessage,
  type SubmissionNote,
  type SubmissionRecord,
  timelineCollections,
  timelineLine,
} from '@ohmbridge/functions/contract/submission-record';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import { type ListedSubmission, submissionConverter } from '../submissions/live-submissions.ts';

// Every hook here throws in rendering when a query is refused or fails: use them inside a `LiveDataBoundary`.

/** One submission, as it is now. */
export function useSubmission<Kind extends SubmissionKind>(
  kind: Kind,
  id: string,
): { status: 'loading' } | { status: 'gone' } | { status: 'live'; submission: ListedSubmission<Kind> } {
  const place = doc(useFirestore(), collections[kind], id).withConverter(submissionConverter<Kind>());
  const { data: snapshot, status } = useFirestoreDoc(place);
  if (status === 'loading') return { status: 'loading' };
  // Without a number it is not on the desk.
  if (!snapshot.exists() || snapshot.get('reference') === undefined) return { status: 'gone' };
  return { status: 'live', submission: snapshot.data() };
}

/** As many lines of a kind as anybody reads. */
const mostLines = 200;

/** A line of the timeline. */
export type TimelineLine =
  | ({ part: 'change'; id: string } & SubmissionChange)
  | ({ part: 'note'; id: string } & SubmissionNote)
  | ({ part: 'message'; id: string } & SubmissionMessage);

/** What has happened to a submission, in its order, as it is now; `undefined` while it loads. */
export function useTimeline(kind: SubmissionKind, id: string): readonly TimelineLine[] | undefined {
  const changes = useLines<SubmissionChange>(kind, id, timelineCollections.changes);
  const notes = useLines<SubmissionNote>(kind, id, timelineCollections.notes);
  const messages = useLines<SubmissionMessage>(kind, id, timelineCollections.messages);
  if (!changes || !notes || !messages) return undefined;
  const lines: TimelineLine[] = [
    ...changes.map((line) => ({ part: 'change' as const, ...line })),
    ...notes.map((line) => ({ part: 'note' as const, ...line })),
    ...messages.map((line) => ({ part: 'message' as const, ...line })),
  ];
  return lines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function useLines<Line extends SubmissionChange | SubmissionNote | SubmissionMessage>(
  kind: SubmissionKind,
  id: string,
  part: string,
): (Line & { id: string })[] | undefined {
  const lines = collection(useFirestore(), collections[kind], id, part);
  const { data: snapshot, status } = useFirestoreCollection(query(lines, orderBy('at', 'desc'), limit(mostLines)));
  if (status === 'loading') return undefined;
  return snapshot.docs.map((line) => timelineLine<Line>(line.id, line.data()));
}

/** Where a mail stands; `undefined` while it loads, or where there is none. */
export function useDelivery(mail: string): Pick<MailDocument['delivery'], 'state' | 'error' | 'endTime'> | undefined {
  const { data: snapshot, status } = useFirestoreDoc(doc(useFirestore(), collections.mail, mail));
  if (status === 'loading' || !snapshot.exists()) return undefined;
  return (snapshot.data() as MailDocument).delivery;
}

/** The mails that came of a submission by itself: that of the office, and of an application the applicant's. */
export function ownMails(kind: SubmissionKind, id: string): { id: string; name: 'officeMail' | 'acknowledgement' }[] {
  const office = { id, name: 'officeMail' } as const;
  return kind === 'applications' ? [office, { id: acknowledgementMailId(id), name: 'acknowledgement' }] : [office];
}

const mostOthers = 10;

/** The other submissions of the same kind and address. */
export function useOthers<Kind extends SubmissionKind>(
  kind: Kind,
  { id, emailKey }: SubmissionRecord<Kind>,
): readonly SubmissionRecord<Kind>[] {
  const ofAddress = collection(useFirestore(), collections[kind]).withConverter(submissionConverter<Kind>());
  const { data: snapshot, status } = useFirestoreCollection(
    query(ofAddress, where('emailKey', '==', emailKey), limit(mostOthers + 1)),
  );
  if (status === 'loading') return [];
  return snapshot.docs.map((document) => document.data()).filter((other) => other.id !== id);
}
