import styled from '@emotion/styled/base';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { adminCopy } from '../../../content/admin.ts';
import { quarantinedMailCopy } from '../../../content/quarantined-mails.ts';
import { colours } from '../../../theme/tokens.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact, MailNotice, MailRow } from './MailNotice.tsx';
import { type ListedMail, useMailActions, useMailsIn } from './mails.ts';

/** Shows what looks as if a program had sent it; an admin sends it on or deletes it. */
export function QuarantinedMails() {
  return (
    <LiveDataBoundary>
      <LiveQuarantinedMails />
    </LiveDataBoundary>
  );
}

function LiveQuarantinedMails() {
  const { outcome, busyMail, send, discard } = useMailActions();
  const [pendingDelete, setPendingDelete] = useState<ListedMail>();
  const frame = useRef<HTMLDivElement>(null);

  const sendOn = async (mail: ListedMail) => {
    frame.current?.focus();
    await send(mail, quarantinedMailCopy.sentOn(mail.kind));
  };
  const remove = async (mail: ListedMail) => {
    await discard(mail, quarantinedMailCopy.removed(mail.kind));
    setPendingDelete(undefined);
  };

  return (
    <>
      <MailNotice
        ref={frame}
        mails={useMailsIn('HELD')}
        outcome={outcome}
        title={quarantinedMailCopy.title}
        explanation={quarantinedMailCopy.explanation}
        isCalm
      >
        {(mail) => (
          <QuarantinedMailRow
            key={mail.id}
            mail={mail}
            isBusy={busyMail === mail.id}
            onSend={sendOn}
            onRemove={setPendingDelete}
          />
        )}
      </MailNotice>
      {pendingDelete && (
        <ConfirmDialog
          title={quarantinedMailCopy.removeTitle(pendingDelete.kind)}
          confirm={busyMail === pendingDelete.id ? quarantinedMailCopy.removing : quarantinedMailCopy.remove}
          cancel={adminCopy.cancel}
          isBusy={busyMail === pendingDelete.id}
          focusAfterwards={frame}
          onConfirm={() => void remove(pendingDelete)}
          onCancel={() => setPendingDelete(undefined)}
        >
          <p>{quarantinedMailCopy.removeQuestion(quarantinedMailCopy.from(pendingDelete.from))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Message = styled('details')({
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
  '& > p': { maxWidth: '72ch', paddingBottom: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

interface QuarantinedMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onSend: (mail: ListedMail) => void;
  onRemove: (mail: ListedMail) => void;
}

/** One enquiry or application in quarantine, with what it says. */
function QuarantinedMailRow({ mail, isBusy, onSend, onRemove }: QuarantinedMailRowProps) {
  const from = quarantinedMailCopy.from(mail.from);
  const whose = <VisuallyHidden> {from}</VisuallyHidden>;
  const actions = (
    <Actions>
      <TextAction aria-disabled={isBusy} onClick={() => onSend(mail)}>
        {isBusy ? quarantinedMailCopy.sending : quarantinedMailCopy.sendOn}
        {whose}
      </TextAction>
      <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(mail)}>
        {quarantinedMailCopy.remove}
        {whose}
      </TextAction>
    </Actions>
  );
  return (
    <MailRow mail={mail} actions={actions}>
      <MailFact>{from}</MailFact>
      <MailFact>{quarantinedMailCopy.reason(mail.reason)}</MailFact>
      <Message>
        <summary>
          {quarantinedMailCopy.read}
          {whose}
        </summary>
        <p data-verbatim>{mail.text}</p>
      </Message>
    </MailRow>
  );
}
