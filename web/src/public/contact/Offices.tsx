import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { offices } from '../../content/firm/company.ts';
import { contactPage } from '../../content/firm/pages/contact.ts';
import { PlaceMap } from '../../ui/PlaceMap.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import india from './maps/india.svg';
import indiaNarrow from './maps/india-narrow.svg';
import unitedKingdom from './maps/united-kingdom.svg';
import unitedKingdomNarrow from './maps/united-kingdom-narrow.svg';
import uzbekistan from './maps/uzbekistan.svg';
import uzbekistanNarrow from './maps/uzbekistan-narrow.svg';

/** A country's drawn map for a screen with room and for a phone, as the script that draws them sizes them. */
const drawn = (number: string, wide: string, narrow: string) => ({
  number,
  wide: { address: wide, width: 720, height: 480 },
  narrow: { address: narrow, width: 360, height: 360 },
});

const maps = {
  'United Kingdom': drawn('MAP-001', unitedKingdom, unitedKingdomNarrow),
  India: drawn('MAP-002', india, indiaNarrow),
  Uzbekistan: drawn('MAP-003', uzbekistan, uzbekistanNarrow),
} as const;

// Each office takes a row, and on a desk its map stands beside it; it runs off the right edge of the page.
const office = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 80px)',
  pt: '28px',
  borderTop: `1px solid ${colours.hairline}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 3fr)' },
  '& address': { mt: 1.5, fontStyle: 'normal', color: 'text.secondary', lineHeight: 1.6 },
} as const;

export function Offices() {
  const { label, title, intro, alternative, map } = contactPage.offices;
  return (
    <Section label={label} symbol="node" title={title} intro={intro}>
      {offices.map(({ country, city, address, postcode, phone, coordinates }) => (
        <Box component="article" key={country} sx={office}>
          <div>
            <Typography variant="h3">{country}</Typography>
            <address>
              {[...address, `${city} ${postcode}`].map((line) => (
                <div key={line}>{line}</div>
              ))}
              <Link href={phone.href} sx={{ display: 'inline-block', py: 1 }}>
                {phone.label}
              </Link>
            </address>
          </div>
          <PlaceMap
            place={city}
            position={coordinates}
            picture={{ ...maps[country], alternative: alternative(city, country) }}
            copy={{ ...map, frameTitle: map.frameTitle(city) }}
          />
        </Box>
      ))}
    </Section>
  );
}
