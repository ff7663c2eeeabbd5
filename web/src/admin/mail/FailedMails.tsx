import { useRef } from 'react';
import { failedMailCopy } from '../../content/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact, MailNotice, MailRow } from './MailNotice.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, useFailedMails } from './mails.ts';

/** Says which mails were given up or are stuck, and sends them again. For use inside a `DataBoundary`. */
export function FailedMails() {
  const { busy, send, forAll } = useMailActions();
  const frame = useRef<HTMLDivElement>(null);

  const retry = (mail: ListedMail) => {
    frame.current?.focus();
    void send(mail, failedMailCopy.queued(mail.kind));
  };
  const retryAll = () => {
    frame.current?.focus();
    void forAll('retry', failedMailCopy.queuedAll);
  };
  const actionOn = (mail: ListedMail) => (
    <TextAction aria-disabled={busy === mail.id} onClick={() => retry(mail)}>
      {busy === mail.id ? failedMailCopy.sending : failedMailCopy.sendAgain}
      <VisuallyHidden>
        {' '}
        {failedMailCopy.kinds[mail.kind]}, {failedMailCopy.when(mail.since)}
      </VisuallyHidden>
    </TextAction>
  );

  return (
    <MailNotice
      ref={frame}
      listed={useFailedMails()}
      copy={failedMailCopy}
      actions={
        <TextAction aria-disabled={busy !== undefined} onClick={retryAll}>
          {busy === 'retry' ? failedMailCopy.sending : failedMailCopy.sendAllAgain}
        </TextAction>
      }
    >
      {(mail) => (
        <MailRow key={mail.id} mail={mail} actions={actionOn(mail)}>
          <MailFact>{mail.state === 'ERROR' ? mail.reason : failedMailCopy.stuck(mail.reason)}</MailFact>
          <MailFact>{failedMailCopy.id(mail.id)}</MailFact>
        </MailRow>
      )}
    </MailNotice>
  );
}
