import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { adminColours as colours } from '../theme/admin-colours.ts';

/** Fields that belong together, under a line and a name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack component="section" spacing={3} useFlexGap aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="h2"
        id={titleId}
        sx={{ pt: '12px', borderTop: `2px solid ${colours.ink}`, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
