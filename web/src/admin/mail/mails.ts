import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import {
  type DeliveryState,
  type MailDocument,
  type MailReaders,
  type MailTemplate,
  stuckMilliseconds,
  unfinishedStates,
} from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  getCountFromServer,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useNow } from '../../shared/use-now.ts';
import { useLive } from '../components/use-live.ts';

/** An email that failed for good, is stuck, is in quarantine or lies in the bin. */
export interface ListedMail {
  id: string;
  kind: MailTemplate;
  state: DeliveryState;
  since: Date;
  /** The time of its last step; for an email in the bin, the time of the deletion. */
  ended: Date | null;
  /** The reason why the email waits; empty for an email that was never tried. */
  reason: string;
  from: MailDocument['replyTo'];
  /** The subject of the email; for an application, the job and its reference. */
  subject: string;
  text: string;
}

export interface ListedMails {
  /** The oldest emails, at most as many as one screen shows. */
  mails: readonly ListedMail[];
  /** The number of all emails; `undefined` while they are counted. */
  total: number | undefined;
}

export const maxShown = 20;

const converter: FirestoreDataConverter<ListedMail> = {
  fromFirestore: (snapshot) => {
    const { emailService, replyTo, message, delivery } = snapshot.data() as MailDocument;
    return {
      id: snapshot.id,
      kind: emailService.template,
      state: delivery.state,
      since: delivery.startTime.toDate(),
      ended: delivery.endTime?.toDate() ?? null,
      reason: delivery.error ?? '',
      from: replyTo,
      subject: message.subject,
      text: message.text,
    };
  },
  toFirestore: () => {
    throw new Error('Mails are written by the API only.');
  },
};

// Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`. Each hook reads the
// emails of one role (`readers`), because the rules allow no other emails.

export type ReadingRole = Exclude<MailReaders, 'nobody'>;

/** The template name of the emails about each kind of submission. */
const templates = { applications: 'application', enquiries: 'contact' } as const satisfies Record<
  SubmissionKind,
  MailTemplate
>;

/** Gives the emails in quarantine, or only those about one kind of submission. */
export function useQuarantinedMails(readers: ReadingRole, kind?: SubmissionKind): ListedMails {
  const found = heldMails(useFirestore(), readers, kind);
  return useListed(useOldest(found), [found]);
}

/** Gives the emails in quarantine for a search, the oldest first and at most `max`; `undefined` while they load. */
export function useSearchedMails(
  max: number,
  readers: ReadingRole,
  kind?: SubmissionKind,
): readonly ListedMail[] | undefined {
  return useMails(query(heldMails(useFirestore(), readers, kind), orderBy('delivery.startTime'), limit(max)));
}

function heldMails(firestore: Firestore, readers: ReadingRole, kind: SubmissionKind | undefined): Query<ListedMail> {
  const mails = mailsIn(firestore, readers, ['HELD']);
  return kind ? query(mails, where('emailService.template', '==', templates[kind])) : mails;
}

/** Gives the emails in the bin, the last deleted first and at most `max`; `undefined` while they load. */
export function useDiscardedMails(max: number, readers: ReadingRole): readonly ListedMail[] | undefined {
  return useMails(
    query(mailsIn(useFirestore(), readers, ['DISCARDED']), orderBy('delivery.endTime', 'desc'), limit(max)),
  );
}

/** Gives the emails that failed for good, and those that have waited too long. */
export function useFailedMails(readers: ReadingRole): ListedMails {
  const firestore = useFirestore();
  const stuckSince = useNow().getTime() - stuckMilliseconds;
  const failed = useOldest(mailsIn(firestore, readers, ['ERROR']));
  const stuck = useOldest(mailsIn(firestore, readers, unfinishedStates)).filter(
    ({ since }) => since.getTime() < stuckSince,
  );
  const mails = [...failed, ...stuck].sort((one, other) => one.since.getTime() - other.since.getTime());
  return useListed(mails, [
    mailsIn(firestore, readers, ['ERROR']),
    query(mailsIn(firestore, readers, unfinishedStates), where('delivery.startTime', '<', new Date(stuckSince))),
  ]);
}

/** Gives the oldest of these emails, live: one more than the list shows, if there are more. */
function useOldest(mails: Query<ListedMail>): readonly ListedMail[] {
  return useMails(query(mails, orderBy('delivery.startTime'), limit(maxShown + 1))) ?? [];
}

function useMails(mails: Query<ListedMail>): readonly ListedMail[] | undefined {
  return useLive(mails)?.docs.map((document) => document.data());
}

/** Gives the shown part of these emails. If there are more, Firestore counts all results of `queries` after each change. */
function useListed(mails: readonly ListedMail[], queries: readonly Query[]): ListedMails {
  const areAll = mails.length <= maxShown;
  const { data: counted } = useQuery({
    queryKey: ['mail-count', mails.map(({ id }) => id)],
    queryFn: async () => {
      const counts = await Promise.all(queries.map((each) => getCountFromServer(each)));
      return counts.reduce((sum, count) => sum + count.data().count, 0);
    },
    enabled: !areAll,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return { mails: mails.slice(0, maxShown), total: areAll ? mails.length : counted };
}

function mailsIn(firestore: Firestore, readers: ReadingRole, states: readonly DeliveryState[]): Query<ListedMail> {
  return query(
    collection(firestore, collections.mail).withConverter(converter),
    where('readers', '==', readers),
    where('delivery.state', 'in', states),
  );
}
