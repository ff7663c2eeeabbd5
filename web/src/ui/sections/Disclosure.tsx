import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const summaryLook = {
  width: 'fit-content',
  padding: '11px 0',
  lineHeight: '22px',
  color: colours.brandDeep,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
} as const;

interface DisclosureProps {
  summary: string;
  /** The subject of the summary, for screen readers that read the summary out of context. */
  about: string;
  children: ReactNode;
}

/** Content for few readers, behind one press. It works without scripts. */
export function Disclosure({ summary, about, children }: DisclosureProps) {
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="summary" sx={summaryLook}>
        {summary}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </Typography>
      {children}
    </Box>
  );
}
