import { services } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { serviceAddress } from '../../content/product/addresses.ts';
import { rowLink } from '../../ui/row-link.ts';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, timings } from '../../ui/theme/tokens.ts';

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: { xs: 1, md: 5 },
  alignItems: { md: 'baseline' },
  p: '24px 40px 26px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  // The bay grows towards the page that it leads to.
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: 40,
    width: 20,
    borderTop: `2px solid ${colours.accent}`,
    transition: `width ${timings.quick}`,
  },
  '&:hover::after': { width: 32 },
} as const;

interface RelatedServicesProps extends Pick<SectionHead, 'label' | 'title' | 'intro' | 'ground'> {
  related: readonly string[];
}

export function RelatedServices({ related, ...head }: RelatedServicesProps) {
  const cards = related.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
  return (
    <Section symbol="node" {...head}>
      <List role="list" disablePadding sx={{ borderTop: `2px solid ${colours.ink}` }}>
        {cards.map(({ slug, card }) => (
          <Box component="li" key={slug} sx={row}>
            <Typography variant="h3">
              <Link href={serviceAddress(slug)} sx={rowLink}>
                {card.name}
              </Link>
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{card.description}</Typography>
          </Box>
        ))}
      </List>
    </Section>
  );
}
