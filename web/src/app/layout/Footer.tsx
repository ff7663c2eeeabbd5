import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link, { type LinkProps } from '@mui/material/Link';
import List from '@mui/material/List';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { offices } from '@site/contract/firm/offices';
import { company } from '../../content/firm/company.ts';
import { footerCopy, footerLinks } from '../../content/firm/footer.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { Logo } from '../../ui/Logo.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';

const ground = {
  bgcolor: colours.deep,
  color: colours.onDark,
  pt: 'clamp(56px, 7vw, 96px)',
  pb: 5,
  '& a': { display: 'inline-block', textUnderlineOffset: '0.25em' },
  [media.print]: { breakInside: 'avoid', padding: '16px 0' },
} as const;

const top = {
  display: 'grid',
  gap: '40px 32px',
  pb: 7,
  gridTemplateColumns: { md: 'repeat(3, 1fr)', lg: '5fr 3fr 4fr' },
} as const;

const tagline = {
  mt: 2.5,
  maxWidth: '28ch',
  color: colours.onDarkSoft,
  fontSize: '1.125rem',
  lineHeight: 1.5,
} as const;

const links = { columnGap: 3, '& a': { py: '6px', lineHeight: 1.4 } } as const;

const hairline = `1px solid ${colours.onDarkHairline}`;

const office = {
  padding: '18px 20px 22px',
  '& + &': { borderTop: { xs: hairline, md: 0 }, borderLeft: { md: hairline } },
  [media.print]: { '& + &': { borderTop: 0, borderLeft: hairline } },
} as const;

const legal = {
  mt: 3.5,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  letterSpacing: 'normal',
  lineHeight: 1.6,
  color: colours.onDarkSoft,
  '& a': { py: 1 },
} as const;

/** The foot of every public page: links, contact, and offices. */
export function Footer() {
  return (
    <Container component="footer" data-ground="dark" sx={ground}>
      <Box sx={top}>
        <div>
          <Logo />
          <Typography sx={tagline}>{company.tagline}</Typography>
        </div>
        <nav aria-labelledby="footer-pages">
          <Heading id="footer-pages">{footerCopy.pages}</Heading>
          <List disablePadding sx={{ ...links, columns: { xs: 2, md: 1 } }}>
            {footerLinks.map(({ name, link }) => (
              <Item key={link} href={link}>
                {name}
              </Item>
            ))}
          </List>
        </nav>
        <div>
          <Heading>{footerCopy.reach}</Heading>
          <List disablePadding sx={links}>
            <Item href={company.phone.href}>
              <NoBreak>{company.phone.label}</NoBreak>
            </Item>
            <Item href={mailAddress(company.email)}>{company.email}</Item>
            {[company.chat, company.network, company.brochure].map(({ label, href }) => (
              <Item key={href} href={href} {...newTab}>
                {label} <span aria-hidden="true">→</span>
                <NewTabNote />
              </Item>
            ))}
          </List>
        </div>
      </Box>
      {/* Set like the title block at the foot of a drawing. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          [media.print]: { gridTemplateColumns: 'repeat(3, 1fr)' },
          border: hairline,
        }}
      >
        {offices.map(({ country, address, city, postcode, phone }) => (
          <Box key={country} sx={office}>
            <Heading>{country}</Heading>
            <Typography variant="body2" component="address" sx={{ fontStyle: 'normal' }}>
              {[...address, `${city} ${postcode}`].map((line) => (
                <div key={line}>
                  <NoBreak>{line}</NoBreak>
                </div>
              ))}
              <Link href={phone.href} underline="hover" sx={{ py: '6px', [media.print]: { display: 'none' } }}>
                <NoBreak>{phone.label}</NoBreak>
              </Link>
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="overline" sx={legal}>
        <span>{footerCopy.rights}</span>
        <span>
          <NoBreak>{footerCopy.registered}</NoBreak>
        </span>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <span>{footerCopy.founded}</span>
          {footerCopy.small.map(({ name, link }) => (
            <Link key={link} href={link} underline="hover">
              {name}
            </Link>
          ))}
        </Box>
      </Typography>
    </Container>
  );
}

function Heading(props: Pick<TypographyProps, 'id' | 'children'>) {
  return (
    <Typography
      variant="overline"
      component="h2"
      sx={{ mb: 1.5, letterSpacing: 'normal', color: colours.onDarkSoft }}
      {...props}
    />
  );
}

function Item(props: LinkProps) {
  return (
    <li>
      <Link underline="hover" {...props} />
    </li>
  );
}
