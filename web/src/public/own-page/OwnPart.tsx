import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours, families, measures, media } from '../../ui/theme/tokens.ts';

const frame = {
  display: 'grid',
  gap: '16px 56px',
  pt: 2.5,
  borderTop: `1px solid ${colours.ink}`,
  [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: 2, pt: 1 },
} as const;

const facts = {
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    py: '10px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
    '&:first-of-type': { pt: 0 },
    [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', py: '2px', breakInside: 'avoid' },
  },
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: 'text.secondary' },
  '& dd': {
    maxWidth: measures.readingWidth,
    lineHeight: '1.7rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
  '& dd > strong': { display: 'block', mb: 0.5 },
  [media.print]: {
    '& dt': { fontSize: '0.75rem', lineHeight: '1.1rem' },
    '& dd': { fontSize: '0.8125rem', lineHeight: '1.1rem' },
  },
} as const;

interface OwnPartProps {
  title: string;
  /** The reference of the submission. A person may have sent several submissions, whose parts have the same titles. */
  of: string;
  children: ReactNode;
}

/** A part of a submission: its name, and its content beside it or, on a phone, below it. */
export function OwnPart({ title, of, children }: OwnPartProps) {
  return (
    <Box component="section" aria-label={`${title}, ${of}`} sx={frame}>
      <Typography variant="h3">{title}</Typography>
      <div>{children}</div>
    </Box>
  );
}

/** A list of names and their values. Typed text keeps its lines and its direction. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={facts}>
      {children}
    </Box>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
