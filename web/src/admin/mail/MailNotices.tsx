import { LiveDataBoundary } from '../components/LiveData.tsx';
import { FailedMails } from './FailedMails.tsx';
import { QuarantinedMails } from './QuarantinedMails.tsx';

/** The mails that wait for somebody: those that were given up or are stuck, and those that are held back. */
export function MailNotices() {
  return (
    <>
      <LiveDataBoundary>
        <FailedMails />
      </LiveDataBoundary>
      <LiveDataBoundary>
        <QuarantinedMails />
      </LiveDataBoundary>
    </>
  );
}
