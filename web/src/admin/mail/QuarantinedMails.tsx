import Box from '@mui/material/Box';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { useRef, useState } from 'react';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { FoundMails } from './FoundMails.tsx';
import { MailBin } from './MailBin.tsx';
import { MailActions, MailFact, MailNotice } from './MailNotice.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, type ReadingRole, useQuarantinedMails } from './mails.ts';
import { ReadableMailRow } from './ReadableMailRow.tsx';

interface QuarantinedMailsProps {
  readers: ReadingRole;
  /** Of which submissions; of all without. */
  kind?: SubmissionKind;
  /** The words that are looked for, where another field is there to type them. */
  search?: string;
}

/**
 * Shows what looks as if a program had sent it; an admin sends it on or deletes it, and puts back what was deleted. For use
 * inside a `DataBoundary`.
 */
export function QuarantinedMails({ readers, kind, search: given }: QuarantinedMailsProps) {
  const { busy, send, discard, restore, forAll } = useMailActions();
  const [pendingDelete, setPendingDelete] = useState<ListedMail | 'all'>();
  const frame = useRef<HTMLDivElement>(null);
  const listed = useQuarantinedMails(readers, kind);
  const [typed, setSearch] = useState('');
  const search = given ?? typed;

  const sendOn = (mail: ListedMail) => {
    frame.current?.focus();
    void send(mail, copy.sentOn(mail.kind));
  };
  const releaseAll = () => {
    frame.current?.focus();
    void forAll('release', copy.releasedAll);
  };
  const putBack = (ids: readonly string[]) => {
    frame.current?.focus();
    void restore(ids);
  };
  const remove = async (mails: ListedMail | 'all') => {
    if (mails === 'all') await forAll('discard', copy.removedAll);
    else await discard(mails, copy.removed(mails.kind));
    setPendingDelete(undefined);
  };
  const isRemoving = pendingDelete && busy === (pendingDelete === 'all' ? 'discard' : pendingDelete.id);

  const row = (mail: ListedMail) => (
    <QuarantinedMailRow
      key={mail.id}
      mail={mail}
      isBusy={busy === mail.id}
      onSend={() => sendOn(mail)}
      onRemove={() => setPendingDelete(mail)}
    />
  );
  const isSearched = search.trim() !== '';
  const field = given === undefined && (isSearched || listed.mails.length > 1) && (
    <Box component="search" sx={{ mt: 2, maxWidth: '40ch' }}>
      <SearchField label={copy.search} hint={copy.searchHint} value={search} onChange={setSearch} />
    </Box>
  );
  const found = isSearched ? (
    <FoundMails readers={readers} kind={kind} search={search}>
      {row}
    </FoundMails>
  ) : undefined;
  // While some are looked for they are for all the same, which nobody would expect.
  const actions = !isSearched && kind === undefined && (
    <>
      <TextAction aria-disabled={busy !== undefined} onClick={releaseAll}>
        {busy === 'release' ? copy.sending : copy.releaseAll}
      </TextAction>
      <TextAction color="error" aria-disabled={busy !== undefined} onClick={() => setPendingDelete('all')}>
        {copy.removeAll}
      </TextAction>
    </>
  );
  return (
    <>
      <MailNotice ref={frame} listed={listed} copy={copy} actions={actions} search={{ field, found }} isCalm>
        {row}
      </MailNotice>
      {kind !== undefined && listed.mails.length === 0 && <p>{copy.none}</p>}
      <MailBin readers={readers} busy={busy} onPutBack={({ id }) => putBack([id])} />
      {pendingDelete && (
        <ConfirmDialog
          title={pendingDelete === 'all' ? copy.removeAllTitle : copy.removeTitle(pendingDelete.kind)}
          confirm={isRemoving ? copy.removing : copy.remove}
          isBusy={isRemoving ?? false}
          focusAfterwards={frame}
          onConfirm={() => void remove(pendingDelete)}
          onCancel={() => setPendingDelete(undefined)}
        >
          <p>
            {pendingDelete === 'all'
              ? copy.removeAllQuestion(listed.total)
              : copy.removeQuestion(copy.from(pendingDelete.from), pendingDelete.reason)}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface QuarantinedMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onSend: () => void;
  onRemove: () => void;
}

/** One enquiry or application in quarantine, with what it says. */
function QuarantinedMailRow({ mail, isBusy, onSend, onRemove }: QuarantinedMailRowProps) {
  const whose = <VisuallyHidden> {copy.from(mail.from)}</VisuallyHidden>;
  const actions = (
    <MailActions>
      <TextAction aria-disabled={isBusy} onClick={onSend}>
        {isBusy ? copy.sending : copy.sendOn}
        {whose}
      </TextAction>
      <TextAction color="error" aria-disabled={isBusy} onClick={onRemove}>
        {copy.remove}
        {whose}
      </TextAction>
    </MailActions>
  );
  return (
    <ReadableMailRow mail={mail} actions={actions}>
      <MailFact>{copy.reason(mail.reason)}</MailFact>
    </ReadableMailRow>
  );
}
