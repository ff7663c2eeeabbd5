import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { adminColours as colours } from '../theme/admin-colours.ts';

/** A group of fields, with a heading under a line. */
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

/** A remark, in a softer colour than the text around it. */
export function Note(props: TypographyProps) {
  return <Typography variant="inherit" color="textSecondary" {...props} />;
}

/** A line in small print. */
export function Caption(props: TypographyProps<'p'>) {
  return <Typography variant="caption" component="p" color="textSecondary" {...props} />;
}
