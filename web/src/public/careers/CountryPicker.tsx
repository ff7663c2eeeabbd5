import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Country } from '@site/contract/firm/countries';
import { type Office, offices } from '@site/contract/firm/offices';
import { useId } from 'react';
import { careersCopy, openingsCount } from '../../content/product/careers.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { SpinnerMark } from '../../ui/Spinner.tsx';
import { colours, families, media, pseudoBox, timings } from '../../ui/theme/tokens.ts';

/** The width of the gutter, in which the busbar is connected to the page's conductor. */
const gutter = 60;

const busbar = {
  position: 'relative',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(3, auto) 1fr',
    '&::before': { ...pseudoBox, top: 0, left: -16, right: 0, height: 4, background: colours.accent },
  },
  [media.desktop]: { '&::before': { left: -gutter } },
} as const;

const bay = {
  position: 'relative',
  // On a phone the count stands beside the name, and the address below both.
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '16px',
  padding: '12px 0',
  borderTop: `1px solid ${colours.hairline}`,
  '&:last-of-type': { borderBottom: `1px solid ${colours.hairline}` },
  // On a narrow screen each bay connects to the page's conductor directly.
  '&::before': { ...pseudoBox, left: -16, top: 33, width: 12, height: 2, background: colours.accent },
  '&:hover [data-blade], &:focus-within [data-blade]': { transform: 'none' },
  '&:hover [data-arrow], &:focus-within [data-arrow]': { transform: 'translateX(6px)' },
  [media.tablet]: {
    gridTemplateColumns: 'none',
    // The subgrid keeps the figures in one row, even if some names take two lines.
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    '& > h3': { alignSelf: 'start' },
    padding: '2px 20px 8px 0',
    borderTop: 0,
    '&:last-of-type': { borderBottom: 0 },
    '& + &': { paddingLeft: '24px' },
    '& + &::after': { ...pseudoBox, left: 0, top: 28, bottom: 0, width: '1px', background: colours.hairline },
    '&::before': { content: 'none' },
  },
} as const;

const choose = {
  justifyContent: 'space-between',
  gap: '12px',
  width: '100%',
  minHeight: 44,
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  '& > span': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.22em' },
  '&:hover > span': { textDecorationThickness: 2 },
  // The button covers the whole bay.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${colours.brand}`, outlineOffset: '3px' },
  '& [data-arrow]': { transition: `transform ${timings.quick}` },
  // Without scripts the button can do nothing, so its name becomes plain text; the address stays.
  '@media (scripting: none)': {
    pointerEvents: 'none',
    '& > span': { textDecoration: 'none' },
    '& [data-arrow]': { display: 'none' },
  },
} as const;

const figureSize = 'clamp(2.25rem, 1.8rem + 1.4vw, 3rem)';

const counted = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  minHeight: 44,
  [media.tablet]: {
    // The spinner gets the height of the figure, between the same rules.
    minHeight: `max(64px, ${figureSize} + 23px)`,
    margin: '12px 0 16px',
    padding: '10px 0',
    borderTop: `2px solid ${colours.ink}`,
    borderBottom: `1px solid ${colours.hairline}`,
  },
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  '& > span': {
    fontFamily: families.heading,
    fontSize: { xs: '1.75rem', md: figureSize },
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (scripting: none)': { display: 'none' },
} as const;

const hung = {
  display: 'none',
  // The conductor is in line with the text below it.
  marginLeft: '-11px',
  overflow: 'visible',
  // The switch is open; hover and focus on the bay close it.
  '& [data-blade]': {
    transformBox: 'view-box',
    transformOrigin: '12px 72px',
    transform: 'rotate(26deg)',
    transition: `transform ${timings.quick}`,
  },
  [media.tablet]: { display: 'block' },
} as const;

interface CountryPickerProps {
  /** Openings by country; `undefined` while they are being loaded. */
  counts: Readonly<Record<Country, number>> | undefined;
  onChoose: (country: Country) => void;
}

/** The offices, as bays of one busbar. The switch of a bay closes when the bay is chosen. */
export function CountryPicker({ counts, onChoose }: CountryPickerProps) {
  return (
    <Box component="ul" sx={busbar}>
      {offices.map((office) => (
        <OfficeBay key={office.country} office={office} count={counts?.[office.country]} onChoose={onChoose} />
      ))}
    </Box>
  );
}

interface OfficeBayProps extends Pick<CountryPickerProps, 'onChoose'> {
  office: Office;
  count: number | undefined;
}

function OfficeBay({ office: { country, city, address, postcode }, count, onChoose }: OfficeBayProps) {
  const countId = useId();
  return (
    <Box component="li" sx={bay}>
      <BaySwitch />
      <Typography variant="h3">
        <ButtonBase data-country={country} aria-describedby={countId} onClick={() => onChoose(country)} sx={choose}>
          <span>{country}</span>
          <Arrow />
        </ButtonBase>
      </Typography>
      <Box component="p" id={countId} sx={counted}>
        {count === undefined ? (
          <SpinnerMark size={40} />
        ) : (
          <>
            <span>{openingsCount(count)}</span> {careersCopy.openings(count)}
          </>
        )}
      </Box>
      <Typography
        variant="body2"
        component="address"
        sx={{ gridColumn: '1 / -1', fontStyle: 'normal', color: 'text.secondary', '& > span': { display: 'block' } }}
      >
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          <NoBreak>
            {city} {postcode}
          </NoBreak>
        </span>
      </Typography>
    </Box>
  );
}

/** The switch between the busbar and a bay: open until the visitor points at the bay. Decorative. */
function BaySwitch() {
  return (
    <Box
      component="svg"
      sx={hung}
      width="24"
      height="104"
      viewBox="0 0 24 104"
      fill="none"
      stroke={colours.accent}
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="2" r="6" fill={colours.accent} stroke="none" />
      <path d="M12 0v38M6 32l12 12m0-12L6 44M12 72v32" />
      <path data-blade="" d="M12 72V38" />
    </Box>
  );
}
