import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { mailBinEnd } from '@ohmbridge/functions/contract/retention';
import { useState } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { quarantinedMailCopy as copy } from '../../../content/quarantined-mails.ts';
import { colours } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';
import { MailFact } from './MailNotice.tsx';
import { type ListedMail, useDiscardedMails } from './mails.ts';
import { ReadableMailRow } from './ReadableMailRow.tsx';

/** As many as are looked through; those before them were deleted longer ago. */
const maxInBin = 100;

const bin = {
  mb: 'clamp(24px, 3vw, 40px)',
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
} as const;

interface MailBinProps {
  /** The mail about which something is being done. */
  busy: string | undefined;
  onPutBack: (mail: ListedMail) => void;
}

/** What was deleted in quarantine and can be put back; nothing while there is none. They are read when somebody opens it. */
export function MailBin(props: MailBinProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = !useDiscardedMails(1)?.length;
  if (isEmpty) return null;
  return (
    <Box component="details" open={isOpen} sx={bin} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{copy.bin}</summary>
      {isOpen && <DiscardedMails {...props} />}
    </Box>
  );
}

function DiscardedMails({ busy, onPutBack }: MailBinProps) {
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
