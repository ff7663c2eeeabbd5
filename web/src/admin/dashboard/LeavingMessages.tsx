import type { MailDocument } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { todayCopy } from '../../content/admin-today.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useUnsend } from '../messages/use-unsend.ts';
import { Soft } from './TodayParts.tsx';

/** As many are taken back at once. */
const mostLeaving = 250;

/** What leaves within this time can be taken back where it was sent. */
const soonMilliseconds = 60_000;

/** The messages that are to leave later, tomorrow morning for instance: until then they can be taken back. */
export function LeavingMessages() {
  const [now] = useState(() => Date.now());
  const [isBusy, setIsBusy] = useState(false);
  const unsend = useUnsend();
  const mails = collection(useFirestore(), collections.mail);
  const { data: snapshot, status } = useFirestoreCollection(
    query(
      mails,
      where('delivery.state', '==', 'PENDING'),
      where('emailService.template', '==', 'message'),
      where('delivery.startTime', '>', new Date(now + soonMilliseconds)),
      orderBy('delivery.startTime'),
      limit(mostLeaving + 1),
    ),
  );
  if (status === 'loading') return null;
  const leaving = snapshot.docs.slice(0, mostLeaving).flatMap((document) => {
    const { submission, delivery } = document.data() as MailDocument;
    return submission ? [{ ...submission, messageId: document.id, leavesAt: delivery.startTime.toDate() }] : [];
  });
  const [first] = leaving;
  if (!first) return null;
  const takeBack = async () => {
    setIsBusy(true);
    await unsend(leaving);
    setIsBusy(false);
  };
  return (
    <li>
      {todayCopy.leaving(leaving.length, snapshot.docs.length > mostLeaving)}
      <Soft>, {todayCopy.leavesAt(first.leavesAt)}</Soft>{' '}
      <TextAction aria-disabled={isBusy} onClick={() => !isBusy && void takeBack()}>
        {isBusy ? todayCopy.takingBack : todayCopy.takeBack}
      </TextAction>
    </li>
  );
}
