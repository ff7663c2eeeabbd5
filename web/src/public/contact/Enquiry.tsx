import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { company, offices } from '../../content/firm/company.ts';
import { projectsLink, toolsLink } from '../../content/firm/navigation.ts';
import { contactPage } from '../../content/firm/pages/contact.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, families, media } from '../../ui/theme/tokens.ts';
import { ContactForm } from './ContactForm.tsx';

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

export function Enquiry() {
  const { label, title, aside } = contactPage.enquiry;
  const [headOffice] = offices;
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
          {headOffice && (
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
          )}
        </Box>
      </Box>
    </Section>
  );
}
