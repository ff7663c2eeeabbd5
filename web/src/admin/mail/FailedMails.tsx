import { tooLate } from '@site/contract/mail/mail';
import { failedMailCopy as copy } from '../../content/product/admin.ts';
import { TextAction } from '../components/TextAction.tsx';
import { MailActions, MailAlert, MailFact, MailRow } from './MailAlert.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, type ReadingRole, useFailedMails } from './mails.ts';

/** The emails that failed for good or are stuck. For use inside a `DataBoundary`. */
export function FailedMails({ readers }: { readers: ReadingRole }) {
  const { frame, fromFrame, busy, send, discard, forAll } = useMailActions();
  const actionsOn = (mail: ListedMail) => {
    const subject = `${copy.kinds[mail.kind]}, ${copy.when(mail.since)}`;
    const isBusy = busy === mail.id;
    return (
      <MailActions>
        {mail.reason !== tooLate && (
          <TextAction
            subject={subject}
            aria-disabled={isBusy}
            onClick={fromFrame(() => send(mail, copy.queued(mail.kind)))}
          >
            {isBusy ? copy.sending : copy.sendAgain}
          </TextAction>
        )}
        {mail.state === 'ERROR' && (
          <TextAction
            subject={subject}
            aria-disabled={isBusy}
            onClick={fromFrame(() => discard(mail, copy.dismissedOne))}
          >
            {copy.dismiss}
          </TextAction>
        )}
      </MailActions>
    );
  };

  return (
    <MailAlert
      ref={frame}
      listed={useFailedMails(readers)}
      copy={{ title: copy.title[readers], explanation: copy.explanation }}
      actions={
        <>
          <TextAction aria-disabled={busy !== undefined} onClick={fromFrame(() => forAll('retry', copy.queuedAll))}>
            {busy === 'retry' ? copy.sending : copy.sendAllAgain}
          </TextAction>
          <TextAction
            aria-disabled={busy !== undefined}
            onClick={fromFrame(() => forAll('dismiss', copy.dismissedAll))}
          >
            {copy.dismissAll}
          </TextAction>
        </>
      }
    >
      {(mail) => (
        <MailRow key={mail.id} mail={mail} actions={actionsOn(mail)}>
          <MailFact>{mail.state === 'ERROR' ? mail.reason : copy.stuck(mail.reason)}</MailFact>
          <MailFact>{copy.id(mail.id)}</MailFact>
        </MailRow>
      )}
    </MailAlert>
  );
}
