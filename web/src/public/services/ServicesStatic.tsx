import { services } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { servicesPage } from '../../content/firm/pages/services.ts';
import { serviceAddress } from '../../content/product/addresses.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, measures } from '../../ui/theme/tokens.ts';
import { ToolList } from '../tools/ToolList.tsx';

export function ServicesBanner() {
  return <PageBanner {...servicesPage.banner} />;
}

export function ServicesStatic() {
  const { list, tools, closing } = servicesPage;
  return (
    <>
      <Section symbol="transformer" {...list}>
        <ServiceList />
      </Section>
      <Section symbol="breaker" ground="tinted" {...tools}>
        <ToolList />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </>
  );
}

const rows = {
  '& > li': { borderTop: `1px solid ${colours.hairline}` },
  '& > li:first-of-type': { borderTop: `2px solid ${colours.ink}` },
} as const;

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 3, md: 6, lg: 12 },
  p: { xs: '28px 0 40px', md: '32px 0' },
} as const;

function ServiceList() {
  return (
    <List role="list" disablePadding sx={rows}>
      {services.map(({ slug, card }) => (
        <li key={slug}>
          <Box component="article" sx={row}>
            <div>
              <Typography variant="h3" sx={{ fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)', lineHeight: 1.1 }}>
                <Link href={serviceAddress(slug)} sx={rowLink}>
                  {card.name}
                </Link>
              </Typography>
              <Typography sx={{ mt: 2, maxWidth: '56ch', color: 'text.secondary' }}>
                <NoBreak>{card.description}</NoBreak>
              </Typography>
            </div>
            <PictureFrame
              picture={card.picture}
              ratio={16 / 9}
              sizes={`(min-width: ${measures.desktop}px) 420px, (min-width: ${measures.tablet}px) 40vw, 90vw`}
            />
          </Box>
        </li>
      ))}
    </List>
  );
}
