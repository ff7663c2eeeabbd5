import { downloadSubmissionFileRoute } from '@site/contract/desk/desk-routes';
import type { SubmissionFile } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import {
  type SubmissionChange,
  type SubmissionMessage,
  type SubmissionNote,
  type SubmissionRecord,
  timelineCollections,
  timelineLine,
} from '@site/contract/desk/submission-record';
import type { MailDocument } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { queryOptions } from '@tanstack/react-query';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { callFile } from '../../shared/api.ts';
import { useLive } from '../components/use-live.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/session.ts';
import { type ListedSubmission, submissionConverter } from '../submission-list/listed-submissions.ts';

// Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`.

export function useSubmission(kind: SubmissionKind, id: string): ListedSubmission | 'loading' | 'waiting' | 'gone' {
  const target = doc(useFirestore(), collections[kind], id).withConverter(submissionConverter());
  const snapshot = useLive(target);
  if (!snapshot) return 'loading';
  if (!snapshot.exists()) return 'gone';
  // A submission without a number is not on the desk yet.
  if (snapshot.get('reference') === undefined) return 'waiting';
  return snapshot.data();
}

const mostLines = 200;

export type TimelineLine = { id: string } & (
  | ({ part: 'changes' } & SubmissionChange)
  | ({ part: 'notes' } & SubmissionNote)
  | ({ part: 'messages' } & SubmissionMessage)
  | ({ part: 'files' } & SubmissionFile)
);

/** Gives the timeline of a submission, live, with the newest line first; `undefined` while it loads. */
export function useTimeline(kind: SubmissionKind, id: string): readonly TimelineLine[] | undefined {
  const changes = useLines(kind, id, 'changes');
  const notes = useLines(kind, id, 'notes');
  const messages = useLines(kind, id, 'messages');
  const files = useLines(kind, id, 'files');
  if (!changes || !notes || !messages || !files) return undefined;
  return [...changes, ...notes, ...messages, ...files].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}

/** Gives the newest lines of one part of the timeline; `undefined` while they load. */
function useLines(kind: SubmissionKind, id: string, part: TimelineLine['part']): TimelineLine[] | undefined {
  const lines = collection(useFirestore(), collections[kind], id, timelineCollections[part]);
  const snapshot = useLive(query(lines, orderBy('at', 'desc'), limit(mostLines)));
  if (!snapshot) return undefined;
  // The sub-collection of a document decides its part.
  return snapshot.docs.map((line) => ({ ...timelineLine(line.id, line.data()), part }) as TimelineLine);
}

/** Gives the files that the sender has added, the newest first; `undefined` while they load. */
export function useFiles(kind: SubmissionKind, id: string) {
  return useLines(kind, id, 'files')?.flatMap((line) => (line.part === 'files' ? [line] : []));
}

/** Gives the delivery state of an email; `undefined` while it loads, or if there is none. */
export function useDelivery(mail: string): Pick<MailDocument['delivery'], 'state' | 'error' | 'endTime'> | undefined {
  const snapshot = useLive(doc(useFirestore(), collections.mail, mail));
  if (!snapshot?.exists()) return undefined;
  return (snapshot.data() as MailDocument).delivery;
}

const mostOthers = 10;

export function useOthers(kind: SubmissionKind, { id, emailKey }: SubmissionRecord): readonly SubmissionRecord[] {
  const ofAddress = collection(useFirestore(), collections[kind]).withConverter(submissionConverter());
  const snapshot = useLive(query(ofAddress, where('emailKey', '==', emailKey), limit(mostOthers + 1)));
  if (!snapshot) return [];
  return snapshot.docs.map((document) => document.data()).filter((other) => other.id !== id);
}

/** The time for which a change must be visible before it counts as seen. */
const seeingMilliseconds = 1500;

/**
 * Gives a record as the admin has seen it. A change by a colleague counts as unseen for a moment. A decision in that moment
 * names the earlier version, and the server refuses it.
 */
export function useSeen<Record extends { id: string; statusChangedAt: string }>(current: Record): Record {
  const [seen, setSeen] = useState(current);
  const isNews = current.id === seen.id && current.statusChangedAt !== seen.statusChangedAt;
  if (!isNews && current !== seen) setSeen(current);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSeen(current), seeingMilliseconds);
    return () => clearTimeout(timer);
  }, [isNews, current]);
  return seen;
}

/** The query for the content of a file. The content never changes: the file is fetched once, for showing and saving. */
export function useFileQuery(kind: SubmissionKind, submission: string, file: string) {
  const keeper = useSessionKeeper();
  return queryOptions({
    queryKey: ['submission-file', kind, submission, file],
    queryFn: () =>
      callAsAdmin(keeper, (token) =>
        callFile(downloadSubmissionFileRoute, { token, parameters: { kind, id: submission, file } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // A file may have ten megabytes, so it does not stay in memory for long.
    gcTime: 60_000,
  });
}
