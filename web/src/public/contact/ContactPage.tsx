import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Country, countrySlug } from '@site/contract/firm/countries';
import { headOffice, offices } from '@site/contract/firm/offices';
import { company } from '../../content/firm/company.ts';
import { projectsLink, toolsLink } from '../../content/firm/navigation.ts';
import { contactPage } from '../../content/firm/pages/contact.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { PlaceMap } from '../../ui/PlaceMap.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, families, media } from '../../ui/theme/tokens.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactHero } from './ContactHero.tsx';

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <ContactHero />
      <Enquiry />
      <Offices />
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: '56px clamp(48px, 7vw, 112px)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
} as const;

const ways = {
  borderTop: `2px solid ${colours.ink}`,
  '& > div': { p: '18px 0 20px', borderBottom: `1px solid ${colours.hairline}` },
  '& dt': { mb: '6px', fontFamily: families.mono, fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { fontSize: '1.125rem', lineHeight: 1.5 },
  '& a': { display: 'inline-block', py: 1, textDecorationColor: 'currentColor' },
  '& address': { py: 1, fontStyle: 'normal' },
} as const;

function Enquiry() {
  const { label, title, aside } = contactPage.enquiry;
  return (
    <Section label={label} symbol="breaker" title={title}>
      <Box sx={columns}>
        <ContactForm />
        <Box component="dl" sx={ways}>
          {[
            { name: aside.email, href: mailAddress(company.email), label: company.email },
            { name: aside.phone, ...company.phone },
            { name: aside.figure, href: toolsLink.link, label: toolsLink.name },
            { name: aside.work, href: projectsLink.link, label: projectsLink.name },
          ].map(({ name, href, label }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Link href={href}>{label}</Link>
              </dd>
            </div>
          ))}
          <div>
            <dt>{aside.post}</dt>
            <dd>
              <address>
                {[
                  company.name,
                  ...headOffice.address,
                  `${headOffice.city} ${headOffice.postcode}`,
                  headOffice.country,
                ].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            </dd>
          </div>
        </Box>
      </Box>
    </Section>
  );
}

const maps = import.meta.glob<string>('./maps/*.svg', { eager: true, query: '?url', import: 'default' });

/** Gives the map of a country for wide screens and for phones, in the sizes in which the script of the maps draws them. */
function drawn(country: Country) {
  const [wide, narrow] = ['', '-narrow'].map((form) => maps[`./maps/${countrySlug(country)}${form}.svg`]);
  if (!wide || !narrow) throw new Error(`There is no map of ${country}: run npm run maps.`);
  return {
    wide: { address: wide, width: 720, height: 480 },
    narrow: { address: narrow, width: 360, height: 360 },
  };
}

// Each office takes a row. On a desktop screen the map stands beside the address, and bleeds off the right edge of the page.
const office = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 80px)',
  pt: '28px',
  borderTop: `1px solid ${colours.hairline}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 3fr)' },
  '& address': { mt: 1.5, fontStyle: 'normal', color: 'text.secondary', lineHeight: 1.6 },
} as const;

function Offices() {
  const { label, title, intro, alternative, map } = contactPage.offices;
  return (
    <Section label={label} symbol="node" title={title} intro={intro}>
      {offices.map(({ country, city, address, postcode, phone, coordinates }, index) => (
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
            picture={{ ...drawn(country), number: `MAP-00${index + 1}`, alternative: alternative(city, country) }}
            copy={{ ...map, frameTitle: map.frameTitle(city) }}
          />
        </Box>
      ))}
    </Section>
  );
}
