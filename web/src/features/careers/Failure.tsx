import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FailureProps {
  message: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** That something could not be had, and the ways on. Only the words are announced. */
export function Failure({ message, children }: FailureProps) {
  return (
    <Alert
      severity="error"
      icon={false}
      role="presentation"
      sx={{ p: '28px 28px 32px', '& .MuiAlert-message': { p: 0, overflow: 'visible' } }}
    >
      <Stack sx={{ alignItems: 'flex-start', gap: '20px' }}>
        <Typography role="alert">{message}</Typography>
        {children}
      </Stack>
    </Alert>
  );
}
