import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { media } from './theme/tokens.ts';

const fold = {
  minWidth: 0,
  '& > summary': {
    width: 'fit-content',
    padding: '11px 0',
    lineHeight: '22px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
  // Without this CSS feature a browser cannot open the part, so the label stays.
  '@supports selector(::details-content)': {
    [media.tablet]: { '& > summary': { display: 'none' }, '&::details-content': { contentVisibility: 'visible' } },
  },
  [media.print]: { '&&&': { display: 'block !important' }, '&::details-content': { contentVisibility: 'visible' } },
} as const;

/** A part that is folded behind its label on phones, and open on wider screens. It works without scripts. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="details" sx={fold}>
      <summary>{label}</summary>
      {children}
    </Box>
  );
}
