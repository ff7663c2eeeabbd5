import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colours, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

const row = {
  display: 'grid',
  gap: 1,
  padding: '24px 0 28px',
  borderBottom: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 5, alignItems: 'baseline' },
} as const;

const word = {
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1,
} as const;

interface CoreValuesProps extends SectionHead {
  values: readonly { name: string; text: string }[];
}

/** The values of the firm: a word each, and its meaning on a job. */
export function CoreValues({ values, ...head }: CoreValuesProps) {
  return (
    <Section {...head}>
      <Box component="dl" sx={{ borderTop: `2px solid ${colours.ink}` }}>
        {values.map(({ name, text }) => (
          <Box key={name} sx={row}>
            <Typography variant="h2" component="dt" sx={word}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ maxWidth: '58ch', color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
