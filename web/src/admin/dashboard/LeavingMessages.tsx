import type { MailDocument } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { lazy, Suspense } from 'react';
import { useFirestore } from 'reactfire';
import { todayCopy } from '../../content/product/admin-today.ts';
import { useLive } from '../components/use-live.ts';
import { queryMilliseconds, useNow } from '../components/use-now.ts';
import { Soft } from './TodayParts.tsx';

// Few messages leave later: what takes them back is loaded with them.
const TakeBack = lazy(async () => ({ default: (await import('../messages/TakeBack.tsx')).TakeBack }));

const mostLeaving = 250;

/** Messages that leave within this time can be taken back on the screen that sent them. */
const soonMilliseconds = 60_000;

/** The messages that are to leave later, tomorrow morning for instance: until then they can be taken back. */
export function LeavingMessages() {
  const now = useNow(queryMilliseconds).getTime();
  const mails = collection(useFirestore(), collections.mail);
  const snapshot = useLive(
    query(
      mails,
      where('readers', '==', 'hiring'),
      where('delivery.state', '==', 'PENDING'),
      where('emailService.template', '==', 'message'),
      where('delivery.startTime', '>', new Date(now + soonMilliseconds)),
      orderBy('delivery.startTime'),
      limit(mostLeaving + 1),
    ),
  );
  if (!snapshot) return null;
  const leaving = snapshot.docs.slice(0, mostLeaving).flatMap((document) => {
    const { submission, delivery } = document.data() as MailDocument;
    return submission ? [{ ...submission, messageId: document.id, leavesAt: delivery.startTime.toDate() }] : [];
  });
  const [first] = leaving;
  if (!first) return null;
  return (
    <li>
      {todayCopy.leaving(leaving.length, snapshot.docs.length > mostLeaving)}
      <Soft>, {todayCopy.leavesAt(first.leavesAt)}</Soft>{' '}
      <Suspense>
        <TakeBack messages={leaving} />
      </Suspense>
    </li>
  );
}
