import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Value } from '../../content/firm/pages/about.ts';
import { colours, media } from '../../ui/theme/tokens.ts';

const rows = {
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    padding: '16px 0 18px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
} as const;

/** The letters stand below each other, so that the word can be read down the column. */
const letterLook = {
  fontSize: 'clamp(2.25rem, 1.8rem + 1.6vw, 3rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
} as const;

export function ValueLetters({ value }: { value: Value }) {
  return (
    <Box component="ol" role="list" sx={rows}>
      {value.letters.map(({ letter, title, description, tagline }) => (
        <li key={title}>
          {/* The title begins with the same letter, so screen readers skip this one. */}
          <Typography variant="h2" component="span" aria-hidden="true" sx={letterLook}>
            {letter}
          </Typography>
          <div>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ marginTop: '6px', color: 'text.secondary' }}>{description}</Typography>
            <Typography variant="caption" component="p" sx={{ marginTop: '6px', color: colours.brandDeep }}>
              {tagline}
            </Typography>
          </div>
        </li>
      ))}
    </Box>
  );
}
