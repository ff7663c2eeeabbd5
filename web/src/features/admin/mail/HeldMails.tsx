import { useRef, useState } from 'react';
import { adminWords } from '../../../content/admin.ts';
import { heldMailWords } from '../../../content/held-mails.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { LiveDataBoundary } from '../jobs/LiveDataBoundary.tsx';
import { HeldMailRow } from './HeldMailRow.tsx';
import { type ListedMail, useMailsIn } from './listed-mails.ts';
import { MailNotice } from './MailNotice.tsx';
import { useMailActions } from './use-mail-actions.ts';

/** Shows what looks as if a program had sent it; an admin sends it on or deletes it. */
export function HeldMails() {
  return (
    <LiveDataBoundary>
      <LiveHeldMails />
    </LiveDataBoundary>
  );
}

function LiveHeldMails() {
  const { outcome, busyMail, send, discard } = useMailActions();
  const [doomed, setDoomed] = useState<ListedMail>();
  const place = useRef<HTMLDivElement>(null);

  const sendOn = async (mail: ListedMail) => {
    place.current?.focus();
    await send(mail, heldMailWords.sentOn(mail.kind));
  };
  const removeDoomed = async (mail: ListedMail) => {
    await discard(mail, heldMailWords.removed(mail.kind));
    setDoomed(undefined);
  };

  return (
    <>
      <MailNotice
        ref={place}
        mails={useMailsIn('HELD')}
        outcome={outcome}
        title={heldMailWords.title}
        explanation={heldMailWords.explanation}
        isCalm
      >
        {(mail) => (
          <HeldMailRow key={mail.id} mail={mail} isBusy={busyMail === mail.id} onSend={sendOn} onRemove={setDoomed} />
        )}
      </MailNotice>
      {doomed && (
        <ConfirmDialog
          title={heldMailWords.removeTitle(doomed.kind)}
          confirm={busyMail === doomed.id ? heldMailWords.removing : heldMailWords.remove}
          cancel={adminWords.cancel}
          isBusy={busyMail === doomed.id}
          focusAfterwards={place}
          onConfirm={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>{heldMailWords.removeQuestion(heldMailWords.from(doomed.from))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
