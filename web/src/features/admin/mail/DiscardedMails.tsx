import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { mailBinEnd } from '@ohmbridge/functions/contract/retention';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { quarantinedMailCopy as copy } from '../../../content/quarantined-mails.ts';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact } from './MailNotice.tsx';
import { type ListedMail, useDiscardedMails } from './mails.ts';
import { ReadableMailRow } from './ReadableMailRow.tsx';

/** As many as are looked through; those before them were deleted longer ago. */
const maxInBin = 100;

interface DiscardedMailsProps {
  /** The mail about which something is being done. */
  busy: string | undefined;
  onPutBack: (mail: ListedMail) => void;
}

/** What was deleted in quarantine, each until when it can be put back. */
export function DiscardedMails({ busy, onPutBack }: DiscardedMailsProps) {
  const found = useDiscardedMails(maxInBin + 1);
  const mails = found?.slice(0, maxInBin);
  if (!mails) return <Spinner />;
  return (
    <>
      <Typography variant="inherit" sx={{ maxWidth: '64ch', mt: 1 }}>
        {copy.binExplanation}
        {found !== undefined && found.length > maxInBin && ` ${copy.newest(maxInBin)}`}
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
    </>
  );
}
