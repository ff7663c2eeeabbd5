import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { mailBinEnd } from '@ohmbridge/contract/nightly/retention';
import { useState } from 'react';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact } from './MailNotice.tsx';
import { type ListedMail, useDiscardedMails } from './mails.ts';
import { ReadableMailRow } from './ReadableMailRow.tsx';

/** As many as are shown at first, and as many more as are asked for. */
const perPage = 50;

interface DiscardedMailsProps {
  /** The mail about which something is being done. */
  busy: string | undefined;
  onPutBack: (mail: ListedMail) => void;
}

/** What was deleted in quarantine, each until when it can be put back. */
export function DiscardedMails({ busy, onPutBack }: DiscardedMailsProps) {
  const [max, setMax] = useState(perPage);
  // One more than is shown tells whether there are more.
  const found = useDiscardedMails(max + 1);
  const mails = found?.slice(0, max);
  if (!mails) return <Spinner />;
  return (
    <>
      <Typography variant="inherit" sx={{ maxWidth: '64ch', mt: 1 }}>
        {copy.binExplanation}
      </Typography>
      <List disablePadding sx={{ mt: '12px' }}>
        {mails.map((mail) => (
          <ReadableMailRow
            key={mail.id}
            mail={mail}
            actions={
              <TextAction aria-disabled={busy !== undefined} onClick={() => onPutBack(mail)}>
                {busy === mail.id ? copy.puttingBack : copy.restore}
                <VisuallyHidden> {copy.from(mail.from)}</VisuallyHidden>
              </TextAction>
            }
          >
            <MailFact>{mail.ended && copy.discarded(mail.ended, mailBinEnd(mail.ended))}</MailFact>
          </ReadableMailRow>
        ))}
      </List>
      {found !== undefined && found.length > max && (
        <TextAction onClick={() => setMax(max + perPage)}>{copy.showMore}</TextAction>
      )}
    </>
  );
}
