import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { adminCopy } from '../../../content/admin.ts';
import { quarantinedMailCopy } from '../../../content/quarantined-mails.ts';
import { colours } from '../../../theme/tokens.ts';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailActions, MailFact, MailNotice, MailRow } from './MailNotice.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, useQuarantinedMails } from './mails.ts';

/** Shows what looks as if a program had sent it; an admin sends it on or deletes it. */
export function QuarantinedMails() {
  return (
    <LiveDataBoundary>
      <LiveQuarantinedMails />
    </LiveDataBoundary>
  );
}

function LiveQuarantinedMails() {
  const { outcome, busy, send, discard, forAll } = useMailActions();
  const [pendingDelete, setPendingDelete] = useState<ListedMail | 'all'>();
  const frame = useRef<HTMLDivElement>(null);
  const listed = useQuarantinedMails();

  const sendOn = async (mail: ListedMail) => {
    frame.current?.focus();
    await send(mail, quarantinedMailCopy.sentOn(mail.kind));
  };
  const releaseAll = async () => {
    frame.current?.focus();
    await forAll('release', quarantinedMailCopy.releasedAll);
  };
  const remove = async (mails: ListedMail | 'all') => {
    if (mails === 'all') await forAll('discard', quarantinedMailCopy.removedAll);
    else await discard(mails, quarantinedMailCopy.removed(mails.kind));
    setPendingDelete(undefined);
  };

  const actions = (
    <>
      <TextAction aria-disabled={busy !== undefined} onClick={() => void releaseAll()}>
        {busy === 'release' ? quarantinedMailCopy.sending : quarantinedMailCopy.releaseAll}
      </TextAction>
      <TextAction color="error" aria-disabled={busy !== undefined} onClick={() => setPendingDelete('all')}>
        {quarantinedMailCopy.removeAll}
      </TextAction>
    </>
  );
  return (
    <>
      <MailNotice
        ref={frame}
        listed={listed}
        outcome={outcome}
        title={quarantinedMailCopy.title}
        explanation={quarantinedMailCopy.explanation}
        actions={actions}
        isCalm
      >
        {(mail) => (
          <QuarantinedMailRow
            key={mail.id}
            mail={mail}
            isBusy={busy === mail.id}
            onSend={sendOn}
            onRemove={setPendingDelete}
          />
        )}
      </MailNotice>
      {pendingDelete && (
        <DeleteQuestion
          mails={pendingDelete}
          total={listed.total}
          isBusy={busy === (pendingDelete === 'all' ? 'discard' : pendingDelete.id)}
          focusAfterwards={frame}
          onConfirm={() => void remove(pendingDelete)}
          onCancel={() => setPendingDelete(undefined)}
        />
      )}
    </>
  );
}

// The first screen shows these mails: the question comes with whoever deletes one.
const ConfirmDialog = lazy(async () => ({ default: (await import('../components/ConfirmDialog.tsx')).ConfirmDialog }));

type DeleteQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isBusy' | 'focusAfterwards' | 'onConfirm' | 'onCancel'
> & { mails: ListedMail | 'all'; total: number | undefined };

function DeleteQuestion({ mails, total, ...dialog }: DeleteQuestionProps) {
  const { removeTitle, removeQuestion, removeAllTitle, removeAllQuestion } = quarantinedMailCopy;
  return (
    <Suspense>
      <ConfirmDialog
        {...dialog}
        title={mails === 'all' ? removeAllTitle : removeTitle(mails.kind)}
        confirm={dialog.isBusy ? quarantinedMailCopy.removing : quarantinedMailCopy.remove}
        cancel={adminCopy.cancel}
      >
        <p>{mails === 'all' ? removeAllQuestion(total) : removeQuestion(quarantinedMailCopy.from(mails.from))}</p>
      </ConfirmDialog>
    </Suspense>
  );
}

const message = {
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
  '& > p': { maxWidth: '72ch', paddingBottom: '12px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

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
    <MailActions>
      <TextAction aria-disabled={isBusy} onClick={() => onSend(mail)}>
        {isBusy ? quarantinedMailCopy.sending : quarantinedMailCopy.sendOn}
        {whose}
      </TextAction>
      <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(mail)}>
        {quarantinedMailCopy.remove}
        {whose}
      </TextAction>
    </MailActions>
  );
  return (
    <MailRow mail={mail} actions={actions}>
      <MailFact>{from}</MailFact>
      <MailFact>{quarantinedMailCopy.reason(mail.reason)}</MailFact>
      <Box component="details" sx={message}>
        <summary>
          {quarantinedMailCopy.read}
          {whose}
        </summary>
        <p data-verbatim>{mail.text}</p>
      </Box>
    </MailRow>
  );
}
