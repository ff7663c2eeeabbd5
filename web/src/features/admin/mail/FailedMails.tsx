import { useRef } from 'react';
import { failedMailWords } from '../../../content/admin.ts';
import { LiveDataBoundary } from '../jobs/LiveDataBoundary.tsx';
import { FailedMailRow } from './FailedMailRow.tsx';
import { type ListedMail, useMailsIn } from './listed-mails.ts';
import { MailNotice } from './MailNotice.tsx';
import { useMailActions } from './use-mail-actions.ts';

/** Says which mails were given up, and sends them again. */
export function FailedMails() {
  return (
    <LiveDataBoundary>
      <LiveFailedMails />
    </LiveDataBoundary>
  );
}

function LiveFailedMails() {
  const { outcome, busyMail, send } = useMailActions();
  const place = useRef<HTMLDivElement>(null);

  const retry = async (mail: ListedMail) => {
    place.current?.focus();
    await send(mail, failedMailWords.queued(mail.kind));
  };

  return (
    <MailNotice
      ref={place}
      mails={useMailsIn('ERROR')}
      outcome={outcome}
      title={failedMailWords.title}
      explanation={failedMailWords.explanation}
    >
      {(mail) => <FailedMailRow key={mail.id} mail={mail} isBusy={busyMail === mail.id} onRetry={retry} />}
    </MailNotice>
  );
}
