import { services } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { serviceAddress } from '../../content/product/addresses.ts';
import { LinkCard } from '../../ui/LinkCard.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';

const grid = {
  // The middle column hangs lower, so that the cards look like three bays and not like a table.
  [media.desktop]: { '& > li:nth-of-type(3n + 2)': { position: 'relative', top: 40 } },
} as const;

const card = {
  '& .MuiCardMedia-root': { marginBottom: '20px' },
  '& a': {
    color: colours.ink,
    textDecorationLine: 'underline',
    textDecorationThickness: 2,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.14em',
  },
  '&:hover a': { textDecorationColor: colours.accent },
} as const;

const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 1,
  color: 'text.secondary',
  fontSize: '1.0625rem',
} as const;

const longestName = 40;

const sizes = `(min-width: ${measures.desktop}px) 350px, (min-width: ${measures.tablet}px) 45vw, 90vw`;

interface ServiceCardsProps extends Pick<SectionHead, 'label' | 'title' | 'intro'> {
  more: readonly { label: string; href: string }[];
}

export function ServiceCards({ more, ...head }: ServiceCardsProps) {
  const cards = services.filter(({ menuName }) => menuName);
  return (
    <Section symbol="disconnector" ground="tinted" {...head}>
      <Grid
        container
        component="ul"
        role="list"
        columnSpacing="clamp(24px, 3vw, 40px)"
        rowSpacing={{ xs: '48px', lg: '72px' }}
        sx={grid}
      >
        {cards.map(({ slug, card: { name, description, picture, diorama = picture } }) => (
          <Grid key={slug} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
            <LinkCard
              component="article"
              href={serviceAddress(slug)}
              picture={<PictureFrame picture={diorama} ratio={3 / 2} sizes={sizes} bare />}
              title={cutName(name)}
              sx={card}
            >
              <Typography variant="body2" sx={threeLines}>
                {description}
              </Typography>
            </LinkCard>
          </Grid>
        ))}
      </Grid>
      <Box component="p" sx={{ marginTop: { xs: 1, lg: 4 }, marginLeft: '-4px' }}>
        {more.map(({ label, href }) => (
          <Button key={href} href={href} variant="text">
            {label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}

/** Cuts a name for its card: to 40 characters, with an ellipsis if the name is longer. */
export function cutName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= longestName ? name : `${characters.slice(0, longestName).join('').trimEnd()}…`;
}
