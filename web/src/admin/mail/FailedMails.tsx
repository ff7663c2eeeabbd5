import { tooLate } from '@ohmbridge/contract/mail/mail';
import { useRef } from 'react';
import { failedMailCopy as copy } from '../../content/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailActions, MailAlert, MailFact, MailRow } from './MailAlert.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, type ReadingRole, useFailedMails } from './mails.ts';

/**
 * Shows the mails that were given up or are stuck, sends them again, and puts away those that cannot arrive any more. For use
 * inside a `DataBoundary`.
 */
export function FailedMails({ readers }: { readers: ReadingRole }) {
  const { busy, send, discard, forAll } = useMailActions();
  const frame = useRef<HTMLDivElement>(null);

  /** The row disappears together with the pressed button, so the focus needs another place. */
  const fromFrame = (act: () => unknown) => () => {
    frame.current?.focus();
    void act();
  };
  const actionsOn = (mail: ListedMail) => {
    const which = (
      <VisuallyHidden>
        {' '}
        {copy.kinds[mail.kind]}, {copy.when(mail.since)}
      </VisuallyHidden>
    );
    return (
      <MailActions>
        {mail.reason !== tooLate && (
          <TextAction aria-disabled={busy === mail.id} onClick={fromFrame(() => send(mail, copy.queued(mail.kind)))}>
            {busy === mail.id ? copy.sending : copy.sendAgain}
            {which}
          </TextAction>
        )}
        {mail.state === 'ERROR' && (
          <TextAction aria-disabled={busy === mail.id} onClick={fromFrame(() => discard(mail, copy.putAwayOne))}>
            {copy.putAway}
            {which}
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
          <TextAction aria-disabled={busy !== undefined} onClick={fromFrame(() => forAll('dismiss', copy.putAwayAll))}>
            {copy.putAllAway}
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
