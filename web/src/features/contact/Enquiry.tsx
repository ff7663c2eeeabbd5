import styled from '@emotion/styled/base';
import { company, offices } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { Section } from '../../sections/Section.tsx';
import { colours, families, media } from '../../theme/tokens.ts';
import { ContactForm } from './ContactForm.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: '56px clamp(48px, 7vw, 112px)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
});

const Ways = styled('dl')({
  borderTop: `2px solid ${colours.ink}`,
  '& > div': { padding: '18px 0 20px', borderBottom: `1px solid ${colours.hairline}` },
  '& dt': { marginBottom: 6, fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate },
  '& dd': { fontSize: '1.125rem', lineHeight: 1.5 },
  '& a': { display: 'inline-block', padding: '8px 0', color: colours.tealDeep, textUnderlineOffset: '0.2em' },
});

const Address = styled('address')({ padding: '8px 0', fontStyle: 'normal' });

/** The contact form, and beside it the ways around it. */
export function Enquiry() {
  const { label, title, aside } = contactPage.enquiry;
  const [headOffice] = offices;
  return (
    <Section label={label} symbol="breaker" title={title}>
      <Columns>
        <ContactForm />
        <Ways>
          <div>
            <dt>{aside.email}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
          <div>
            <dt>{aside.phone}</dt>
            <dd>
              <a href={company.phone.href}>{company.phone.label}</a>
            </dd>
          </div>
          {headOffice && (
            <div>
              <dt>{aside.post}</dt>
              <dd>
                <Address>
                  {[
                    company.name,
                    ...headOffice.address,
                    `${headOffice.city} ${headOffice.postcode}`,
                    headOffice.country,
                  ].map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </Address>
              </dd>
            </div>
          )}
        </Ways>
      </Columns>
    </Section>
  );
}
