import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export function FieldStack({ children }: { children: ReactNode }) {
  return <Stack spacing={3.5}>{children}</Stack>;
}

export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: '28px', md: 3 },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
