import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { isFound, searchedWords } from '@site/contract/jobs/job-search';
import { type ReactNode, useState } from 'react';
import { quarantinedMailCopy as copy } from '../../content/product/quarantined-mails.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { MailActions, MailAlert, MailFact, ReadableMailRow } from './MailAlert.tsx';
import { MailBin } from './MailBin.tsx';
import { useMailActions } from './mail-actions.ts';
import { type ListedMail, maxShown, type ReadingRole, useQuarantinedMails, useSearchedMails } from './mails.ts';

interface QuarantinedMailsProps {
  readers: ReadingRole;
  kind?: SubmissionKind;
  /** The searched words, if the search field is elsewhere. */
  search?: string;
}

/** The emails that look as if a program had sent them, and the bin. For use inside a `DataBoundary`. */
export function QuarantinedMails({ readers, kind, search: given }: QuarantinedMailsProps) {
  const { frame, fromFrame, busy, send, discard, restore, forAll } = useMailActions();
  const confirm = useConfirm();
  const listed = useQuarantinedMails(readers, kind);
  const [typed, setSearch] = useState('');
  const search = given ?? typed;
  const question = { confirm: copy.remove, busy: copy.removing, focusAfterwards: frame };
  const remove = (mail: ListedMail) =>
    confirm({
      ...question,
      title: copy.removeTitle(mail.kind),
      text: [copy.removeQuestion(copy.from(mail.from), mail.reason)],
      act: () => discard(mail, copy.removed(mail.kind)),
    });
  const removeAll = () =>
    confirm({
      ...question,
      title: copy.removeAllTitle,
      text: [copy.removeAllQuestion(listed.total)],
      act: () => forAll('discard', copy.removedAll),
    });

  const row = (mail: ListedMail) => {
    const subject = copy.from(mail.from);
    const isBusy = busy === mail.id;
    return (
      <ReadableMailRow
        key={mail.id}
        mail={mail}
        actions={
          <MailActions>
            <TextAction
              subject={subject}
              aria-disabled={isBusy}
              onClick={fromFrame(() => send(mail, copy.sentOn(mail.kind)))}
            >
              {isBusy ? copy.sending : copy.sendOn}
            </TextAction>
            <TextAction subject={subject} color="error" aria-disabled={isBusy} onClick={() => void remove(mail)}>
              {copy.remove}
            </TextAction>
          </MailActions>
        }
      >
        <MailFact>{copy.reason(mail.reason)}</MailFact>
      </ReadableMailRow>
    );
  };
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
  // The bulk actions are hidden during a search: they act on all emails, which no admin would expect then.
  const actions = !isSearched && kind === undefined && (
    <>
      <TextAction aria-disabled={busy !== undefined} onClick={fromFrame(() => forAll('release', copy.releasedAll))}>
        {busy === 'release' ? copy.sending : copy.releaseAll}
      </TextAction>
      <TextAction color="error" aria-disabled={busy !== undefined} onClick={() => void removeAll()}>
        {copy.removeAll}
      </TextAction>
    </>
  );
  return (
    <>
      <MailAlert ref={frame} listed={listed} copy={copy} actions={actions} search={{ field, found }} isCalm>
        {row}
      </MailAlert>
      {kind !== undefined && listed.mails.length === 0 && <p>{copy.none}</p>}
      <MailBin readers={readers} busy={busy} onPutBack={({ id }) => fromFrame(() => restore([id]))()} />
    </>
  );
}

/** The largest number of emails in a search, because the browser must load each of them. */
const maxSearched = 500;

interface FoundMailsProps {
  readers: ReadingRole;
  kind: SubmissionKind | undefined;
  search: string;
  children: (mail: ListedMail) => ReactNode;
}

/** The matching emails in quarantine: each typed word must be the beginning of a word in the email. */
function FoundMails({ readers, kind, search, children }: FoundMailsProps) {
  const mails = useSearchedMails(maxSearched, readers, kind);
  if (!mails) return <Spinner />;
  const words = searchedWords(search);
  const found = mails.filter((mail) => isFound(textOf(mail), words));
  return (
    <>
      <Typography variant="inherit" role="status" sx={{ mt: 2 }}>
        {copy.found(found.length, maxShown)}
        {mails.length === maxSearched && ` ${copy.searched(maxSearched)}`}
      </Typography>
      <List disablePadding sx={{ mt: '12px' }}>
        {found.slice(0, maxShown).map(children)}
      </List>
    </>
  );
}

function textOf({ from, subject, text }: ListedMail): string {
  return ` ${searchedWords([from.name, from.address, subject, text].join(' ')).join(' ')}`;
}
