import Box from '@mui/material/Box';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '../../components/Spinner.tsx';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { colours } from '../../theme/tokens.ts';
import { useDiscardedMails } from './mails.ts';

// The first screen has the bin: what is in it comes with whoever opens it.
const DiscardedMails = lazy(async () => ({ default: (await import('./DiscardedMails.tsx')).DiscardedMails }));

const bin = {
  mb: 'clamp(24px, 3vw, 40px)',
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
} as const;

interface BinFrameProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children?: ReactNode;
}

/** The bin, closed until somebody opens it. */
export function BinFrame({ isOpen, onToggle, children }: BinFrameProps) {
  return (
    <Box component="details" open={isOpen} sx={bin} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{copy.bin}</summary>
      {children}
    </Box>
  );
}

interface MailBinProps extends ComponentProps<typeof DiscardedMails> {
  /** Whether it has been opened already. */
  isOpenAtFirst: boolean;
}

/** What was deleted in quarantine and can be put back; nothing while there is none. They are read when somebody opens it. */
export function MailBin({ isOpenAtFirst, ...props }: MailBinProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isEmpty = !useDiscardedMails(1)?.length;
  if (isEmpty) return null;
  return (
    <BinFrame isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <DiscardedMails {...props} />
        </Suspense>
      )}
    </BinFrame>
  );
}
