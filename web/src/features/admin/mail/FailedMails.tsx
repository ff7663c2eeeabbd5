import { useRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { failedMailCopy } from '../../../content/admin.ts';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact, MailNotice, MailRow } from './MailNotice.tsx';
import { type ListedMail, useMailActions, useMailsIn } from './mails.ts';

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
  const frame = useRef<HTMLDivElement>(null);

  const retry = async (mail: ListedMail) => {
    frame.current?.focus();
    await send(mail, failedMailCopy.queued(mail.kind));
  };

  return (
    <MailNotice
      ref={frame}
      mails={useMailsIn('ERROR')}
      outcome={outcome}
      title={failedMailCopy.title}
      explanation={failedMailCopy.explanation}
    >
      {(mail) => <FailedMailRow key={mail.id} mail={mail} isBusy={busyMail === mail.id} onRetry={retry} />}
    </MailNotice>
  );
}

interface FailedMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onRetry: (mail: ListedMail) => void;
}

function FailedMailRow({ mail, isBusy, onRetry }: FailedMailRowProps) {
  const { id, kind, since, reason } = mail;
  const action = (
    <TextAction aria-disabled={isBusy} onClick={() => onRetry(mail)}>
      {isBusy ? failedMailCopy.sending : failedMailCopy.sendAgain}
      <VisuallyHidden>
        {' '}
        {failedMailCopy.kinds[kind]}, {failedMailCopy.when(since)}
      </VisuallyHidden>
    </TextAction>
  );
  return (
    <MailRow mail={mail} actions={action}>
      <MailFact>{reason}</MailFact>
      <MailFact>{failedMailCopy.id(id)}</MailFact>
    </MailRow>
  );
}
