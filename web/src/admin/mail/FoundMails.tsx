import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { isFound, searchedWords } from '@ohmbridge/contract/jobs/job-search';
import type { ReactNode } from 'react';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { type ListedMail, maxShown, type ReadingRole, useSearchedMails } from './mails.ts';

/** As many as are looked through: what they say has to be read here for that. */
const maxSearched = 500;

interface FoundMailsProps {
  readers: ReadingRole;
  /** Of which submissions; of all without. */
  kind: SubmissionKind | undefined;
  search: string;
  children: (mail: ListedMail) => ReactNode;
}

/** The mails in quarantine that have a word for each typed word, by its beginning. */
export function FoundMails({ readers, kind, search, children }: FoundMailsProps) {
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
