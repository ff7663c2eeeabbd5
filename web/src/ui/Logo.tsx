import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { mark } from '@site/contract/firm/look';
import { company } from '../content/firm/company.ts';
import { interfaceCopy } from '../content/product/interface.ts';
import { colours, families } from './theme/tokens.ts';

const name = {
  display: 'grid',
  fontFamily: families.heading,
  fontWeight: 600,
  // A long name takes up to four lines of the header, and leaves enough room for the menu.
  fontSize: company.shortName.length > 24 ? { xs: '0.8125rem', md: '1.0625rem' } : '1.375rem',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
} as const;

const descriptor = {
  fontFamily: families.mono,
  fontSize: '0.75rem',
  fontWeight: 450,
  lineHeight: 1.3,
  opacity: 0.78,
} as const;

/** The firm's mark, in the colour of the text around it, and the firm's name. */
export function Logo() {
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="svg"
        viewBox="0 0 64 64"
        aria-hidden="true"
        focusable="false"
        sx={{ width: 46, height: 46, flex: 'none', overflow: 'visible' }}
      >
        {mark.map(({ path, colour, line }) => {
          const tone = colour === 'text' ? 'currentColor' : colours.accent;
          return (
            <path
              key={path}
              d={path}
              {...(line ? { fill: 'none', stroke: tone, strokeWidth: line } : { fill: tone })}
            />
          );
        })}
      </Box>
      <Box component="span" sx={name}>
        {company.shortName}{' '}
        <Box component="span" sx={descriptor}>
          {company.field}
        </Box>
      </Box>
    </Stack>
  );
}

/** The logo as a link to the home page. */
export function HomeLink() {
  return (
    <Link
      href="/"
      aria-label={`${company.name}, ${interfaceCopy.home}`}
      underline="none"
      sx={{ minWidth: 0, color: 'text.primary' }}
    >
      <Logo />
    </Link>
  );
}
