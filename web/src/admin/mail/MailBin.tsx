import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { daysLater, mailBinDays } from '@site/contract/nightly/retention';
import { useState } from 'react';
import { quarantinedMailCopy as copy } from '../../content/product/quarantined-mails.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { MailFact, ReadableMailRow } from './MailAlert.tsx';
import { type ListedMail, type ReadingRole, useDiscardedMails } from './mails.ts';

const bin = {
  mb: 'clamp(24px, 3vw, 40px)',
  '& > summary': { padding: '8px 0', color: colours.brandDeep, cursor: 'pointer' },
} as const;

interface MailBinProps {
  readers: ReadingRole;
  busy: string | undefined;
  onPutBack: (mail: ListedMail) => void;
}

/** Shows the emails that an admin can restore; renders nothing if the bin is empty. The list loads when the admin opens it. */
export function MailBin(props: MailBinProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = !useDiscardedMails(1, props.readers)?.length;
  if (isEmpty) return null;
  return (
    <Box component="details" open={isOpen} sx={bin} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{copy.bin}</summary>
      {isOpen && <DiscardedMails {...props} />}
    </Box>
  );
}

const perPage = 50;

/** Lists the deleted and dismissed emails, each with the last day on which the admin can restore it. */
function DiscardedMails({ readers, busy, onPutBack }: MailBinProps) {
  const [max, setMax] = useState(perPage);
  // One email more than the list shows tells whether there are more.
  const found = useDiscardedMails(max + 1, readers);
  if (!found) return <Spinner />;
  return (
    <>
      <Typography variant="inherit" sx={{ maxWidth: '64ch', mt: 1 }}>
        {copy.binExplanation}
      </Typography>
      <List disablePadding sx={{ mt: '12px' }}>
        {found.slice(0, max).map((mail) => (
          <ReadableMailRow
            key={mail.id}
            mail={mail}
            actions={
              <TextAction
                subject={copy.from(mail.from)}
                aria-disabled={busy !== undefined}
                onClick={() => onPutBack(mail)}
              >
                {busy === mail.id ? copy.puttingBack : copy.restore}
              </TextAction>
            }
          >
            <MailFact>{mail.ended && copy.discarded(mail.ended, daysLater(mail.ended, mailBinDays))}</MailFact>
          </ReadableMailRow>
        ))}
      </List>
      {found.length > max && <TextAction onClick={() => setMax(max + perPage)}>{copy.showMore}</TextAction>}
    </>
  );
}
