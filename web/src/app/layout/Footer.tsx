import styled from '@emotion/styled/base';
import { Logo } from '../../components/Logo.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { company, offices } from '../../content/company.ts';
import { footerCopy } from '../../content/footer.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { footerLinks } from '../../content/navigation.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';

const Ground = styled('footer')({
  background: colours.deep,
  color: colours.onDark,
  [media.print]: { breakInside: 'avoid', padding: '16px 0' },
  padding: `clamp(56px, 7vw, 96px) ${measures.margin} 40px`,
  '& a': { color: colours.onDark, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

const Inner = styled('div')({ maxWidth: measures.contentWidth, margin: '0 auto' });

const Top = styled('div')({
  display: 'grid',
  gap: '40px 32px',
  paddingBottom: 56,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: '5fr 3fr 4fr' },
});

const Tagline = styled('p')({
  marginTop: 20,
  maxWidth: '28ch',
  color: colours.onDarkSoft,
  fontSize: '1.125rem',
  lineHeight: 1.5,
});

const Heading = styled('h2')({
  marginBottom: 12,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  lineHeight: 1.5,
  color: colours.onDarkSoft,
});

const Links = styled('ul')({
  padding: 0,
  listStyle: 'none',
  columns: 2,
  columnGap: 24,
  '& a': { display: 'inline-block', padding: '6px 0', lineHeight: 1.4 },
  [media.desktop]: { columns: 1 },
});

const Contacts = styled(Links)({ columns: 1 });

// The foot of the page is set like the title block at the foot of a drawing.
const TitleBlock = styled('div')({
  display: 'grid',
  border: `1px solid ${colours.onDarkHairline}`,
  [`${media.print}, (min-width: ${measures.tablet}px)`]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const Cell = styled('div')({
  padding: '18px 20px 22px',
  fontSize: '1rem',
  lineHeight: 1.55,
  '& + &': { borderTop: `1px solid ${colours.onDarkHairline}` },
  [`${media.print}, (min-width: ${measures.tablet}px)`]: {
    '& + &': { borderTop: 0, borderLeft: `1px solid ${colours.onDarkHairline}` },
  },
});

const Legal = styled('p')({
  marginTop: 28,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: colours.onDarkSoft,
  '& a': { display: 'inline-block', padding: '8px 0' },
});

const Address = styled('address')({ fontStyle: 'normal' });

const external = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The foot of every public page: where else to go, how to reach the firm, where its offices are. */
export function Footer() {
  return (
    <Ground data-ground="dark">
      <Inner>
        <Top>
          <div>
            <Logo />
            <Tagline>{company.tagline}</Tagline>
          </div>
          <nav aria-labelledby="footer-pages">
            <Heading id="footer-pages">{footerCopy.pages}</Heading>
            <Links>
              {footerLinks.map(({ name, link }) => (
                <li key={link}>
                  <a href={link}>{name}</a>
                </li>
              ))}
            </Links>
          </nav>
          <div>
            <Heading>{footerCopy.reach}</Heading>
            <Contacts>
              <li>
                <a href={company.phone.href}>
                  <NoBreak>{company.phone.label}</NoBreak>
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
              {[company.chat, company.network, company.brochure].map(({ label, href }) => (
                <li key={href}>
                  <a href={href} {...external}>
                    {label} <VisuallyHidden>{interfaceCopy.newTab}</VisuallyHidden>
                    <span aria-hidden="true">→</span>
                  </a>
                </li>
              ))}
            </Contacts>
          </div>
        </Top>
        <TitleBlock>
          {offices.map((office) => (
            <Cell key={office.country}>
              <Heading>{office.country}</Heading>
              <Address>
                {[...office.address, `${office.city} ${office.postcode}`].map((line) => (
                  <div key={line}>
                    <NoBreak>{line}</NoBreak>
                  </div>
                ))}
              </Address>
            </Cell>
          ))}
        </TitleBlock>
        <Legal>
          <span>{footerCopy.rights}</span>
          <span>{footerCopy.registered}</span>
          <span>
            {footerCopy.founded} · <a href="/credit">{footerCopy.credits}</a>
          </span>
        </Legal>
      </Inner>
    </Ground>
  );
}
