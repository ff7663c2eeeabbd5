import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/tokens.ts';

/**
 * That something could not be had, and the ways on. Only the words are announced. An `Alert` brings icons and closers along,
 * which every visitor to the open jobs would load for the rare one who meets this.
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
