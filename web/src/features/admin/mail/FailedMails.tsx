import { useRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { failedMailCopy } from '../../../content/admin.ts';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact, MailNotice, MailRow } from './MailNotice.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, useFailedMails } from './mails.ts';

/** Says which mails were given up or are stuck, and sends them again. */
export function FailedMails() {
  return (
    <LiveDataBoundary>
      <LiveFailedMails />
    </LiveDataBoundary>
  );
}

function LiveFailedMails() {
  const { outcome, busy, send, forAll } = useMailActions();
  const frame = useRef<HTMLDivElement>(null);

  const retry = async (mail: ListedMail) => {
    frame.current?.focus();
    await send(mail, failedMailCopy.queued(mail.kind));
  };
  const retryAll = async () => {
    frame.current?.focus();
    await forAll('retry', failedMailCopy.queuedAll);
  };

  return (
    <MailNotice
      ref={frame}
      listed={useFailedMails()}
      outcome={outcome}
      title={failedMailCopy.title}
      explanation={failedMailCopy.explanation}
      actions={
        <TextAction aria-disabled={busy !== undefined} onClick={() => void retryAll()}>
          {busy === 'retry' ? failedMailCopy.sending : failedMailCopy.sendAllAgain}
        </TextAction>
      }
    >
      {(mail) => <FailedMailRow key={mail.id} mail={mail} isBusy={busy === mail.id} onRetry={retry} />}
    </MailNotice>
  );
}

interface FailedMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onRetry: (mail: ListedMail) => void;
}

function FailedMailRow({ mail, isBusy, onRetry }: FailedMailRowProps) {
  const { id, kind, state, since, reason } = mail;
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
      <MailFact>{state === 'ERROR' ? reason : failedMailCopy.stuck(reason)}</MailFact>
      <MailFact>{failedMailCopy.id(id)}</MailFact>
    </MailRow>
  );
}
