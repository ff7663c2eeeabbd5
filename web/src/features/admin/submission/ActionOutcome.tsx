import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormBanner, type Outcome } from '../../../components/form/FormBanner.tsx';

interface ActionOutcomeProps {
  outcome: Outcome | undefined;
  /** What can be done about it. */
  action: ReactNode;
  /** Around it, as long as it says something. */
  margin: string;
}

/** How it went. It stays in sight wherever on the screen it happened. */
export function ActionOutcome({ outcome, action, margin }: ActionOutcomeProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 5,
        // On a phone the bar of the dashboard lies above it.
        top: { xs: 80, lg: 12 },
        '&:has(.MuiAlert-root)': { margin },
      }}
    >
      <FormBanner outcome={outcome} action={action} />
    </Box>
  );
}
