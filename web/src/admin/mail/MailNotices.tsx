import { lazy, Suspense, useState } from 'react';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { FailedMails } from './FailedMails.tsx';
import { useDiscardedMails, useQuarantinedMails } from './mails.ts';

// Most mornings there is none.
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

/** What is held back or was deleted. Once there was something it stays: it says what became of the last of it. */
function HeldBack() {
  const isThere = useQuarantinedMails().mails.length + (useDiscardedMails(1)?.length ?? 0) > 0;
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (!wasThere) return null;
  return (
    <Suspense>
      <QuarantinedMails />
    </Suspense>
  );
}
