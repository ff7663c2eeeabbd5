import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { deskColours as colours } from '../theme/desk-colours.ts';
import { useDiscardedMails } from './mails.ts';

// The first screen has the bin: what is in it comes with whoever opens it.
const DiscardedMails = lazy(async () => ({ default: (await import('./DiscardedMails.tsx')).DiscardedMails }));

const bin = {
  mb: 'clamp(24px, 3vw, 40px)',
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
} as const;

/** What was deleted in quarantine and can be put back; nothing while there is none. They are read when somebody opens it. */
export function MailBin(props: ComponentProps<typeof DiscardedMails>) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = !useDiscardedMails(1)?.length;
  if (isEmpty) return null;
  return (
    <Box component="details" open={isOpen} sx={bin} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{copy.bin}</summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <DiscardedMails {...props} />
        </Suspense>
      )}
    </Box>
  );
}
