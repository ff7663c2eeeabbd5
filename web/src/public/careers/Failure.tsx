import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/tokens.ts';

/**
 * A message that something could not be loaded, with the next actions below. Only the message is announced. MUI's `Alert` is
 * not used: its icons and close button would be loaded by every visitor to the open jobs, for a rare failure.
 */
export function Failure({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{ p: '28px 28px 32px', borderColor: colours.error, borderLeftWidth: 4, background: colours.errorWash }}
    >
      <Stack sx={{ alignItems: 'flex-start', gap: '20px' }}>
        <Typography role="alert">{message}</Typography>
        {children}
      </Stack>
    </Paper>
  );
}
