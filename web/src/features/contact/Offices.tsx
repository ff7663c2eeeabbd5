import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { PlaceMap } from '../../components/PlaceMap.tsx';
import { offices } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { Section } from '../../sections/Section.tsx';
import { colours, media } from '../../theme/tokens.ts';
import india from './maps/india.svg';
import unitedKingdom from './maps/united-kingdom.svg';
import uzbekistan from './maps/uzbekistan.svg';

/** The drawn maps, with the part that stays in sight where a small screen cuts them. */
const pictures: Record<Country, { address: string; number: string; focus: string }> = {
  'United Kingdom': { address: unitedKingdom, number: 'MAP-001', focus: '48% 50%' },
  India: { address: india, number: 'MAP-002', focus: '45% 50%' },
  Uzbekistan: { address: uzbekistan, number: 'MAP-003', focus: '88% 50%' },
};

// Each office takes a row; its map runs off the right edge of the page.
const Office = styled('article')({
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 80px)',
  paddingTop: 28,
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 3fr)' },
});

const Address = styled('address')({ marginTop: 12, fontStyle: 'normal', color: colours.slate, lineHeight: 1.6 });

/** The three offices: address, and a map that turns interactive on request. */
export function Offices() {
  const { label, title, intro, alternative, map } = contactPage.offices;
  return (
    <Section label={label} symbol="node" title={title} intro={intro}>
      {offices.map(({ country, city, address, postcode, coordinates }) => (
        <Office key={country}>
          <div>
            <Typography variant="h3">{country}</Typography>
            <Address>
              {[...address, `${city} ${postcode}`].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Address>
          </div>
          <PlaceMap
            place={city}
            position={coordinates}
            picture={{ ...pictures[country], width: 720, height: 480, alternative: alternative(city, country) }}
            words={map}
          />
        </Office>
      ))}
    </Section>
  );
}
