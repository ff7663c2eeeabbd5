import { lazy, Suspense, useState } from 'react';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { FailedMails } from './FailedMails.tsx';
import { BinFrame } from './MailBin.tsx';
import { useDiscardedMails, useQuarantinedMails } from './mails.ts';

// Most mornings nothing is held back, and nobody opens the bin.
const QuarantinedMails = lazy(async () => ({ default: (await import('./QuarantinedMails.tsx')).QuarantinedMails }));

/** The mails that wait for somebody: those that were given up or are stuck, and those that are held back. */
export function MailNotices() {
  return (
    <>
      <LiveDataBoundary>
        <FailedMails />
      </LiveDataBoundary>
      <LiveDataBoundary>
        <HeldBack />
      </LiveDataBoundary>
    </>
  );
}

/** What is held back, and the bin. Once there was something it stays: it says what became of the last of it. */
function HeldBack() {
  const isHeld = useQuarantinedMails().mails.length > 0;
  const isBinEmpty = !useDiscardedMails(1)?.length;
  const [isBinOpen, setIsBinOpen] = useState(false);
  const [isShown, setIsShown] = useState(isHeld);
  if (isHeld && !isShown) setIsShown(true);
  const closedBin = !isBinEmpty && <BinFrame isOpen={isBinOpen} onToggle={setIsBinOpen} />;
  if (!isShown && !isBinOpen) return closedBin;
  return (
    <Suspense fallback={closedBin}>
      <QuarantinedMails isBinOpen={isBinOpen} />
    </Suspense>
  );
}
