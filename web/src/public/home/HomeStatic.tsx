import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { homeStatic } from '../../content/firm/pages/home-static.ts';
import type { Picture } from '../../content/shapes/picture.ts';
import { IndustryIcon, type IndustryIconName } from '../../drawings/IndustryIcon.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Actions } from '../../ui/sections/Actions.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { ParallaxBlock, ParallaxFrame } from '../../ui/sections/ParallaxBlock.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { ServiceCards } from './ServiceCards.tsx';
import towers from './towers-at-dusk.svg';

const proofList = {
  marginTop: 3.5,
  borderTop: `1px solid ${colours.onDarkSoft}`,
  '& > li': { borderBottom: `1px solid ${colours.onDarkHairline}` },
  '& a': { display: 'block', padding: '7px 0', fontSize: '1.0625rem', lineHeight: 1.5 },
} as const;

/** The text of the first screen: the firm's work, and its evidence. */
export function HeroWords() {
  const { label, tagline, intro, actions, proofs } = homeStatic.hero;
  return (
    <>
      <Typography variant="overline" component="p" sx={{ marginBottom: 2, color: colours.accent }}>
        {label}
      </Typography>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 2.9vw, 3.75rem)' }}>
        {tagline}
      </Typography>
      <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '46ch' }}>
        <NoBreak>{intro}</NoBreak>
      </Typography>
      <Actions actions={actions} marginTop="32px" />
      <List role="list" disablePadding sx={proofList}>
        {proofs.map(({ label: proof, href }) => (
          <li key={href}>
            <Link href={href}>{proof}</Link>
          </li>
        ))}
      </List>
    </>
  );
}

export function HomeStatic() {
  const { about, services, highlights, figures, industries, whyChooseUs, band, enquiry } = homeStatic;
  return (
    <>
      <Welcome symbol="node" {...about} />
      <ServiceCards {...services} />
      <Highlights {...highlights} />
      <Section symbol="transformer" ground="tinted" {...figures}>
        <RatingPlate entries={figures.entries} />
      </Section>
      <Industries {...industries} />
      <ParallaxBlock symbol="earth" {...whyChooseUs} />
      <DuskBand {...band} />
      <CallToAction symbol="load" ground="paper" {...enquiry} />
    </>
  );
}

function DuskBand({ alternative, ...sheet }: ComponentProps<typeof TitleBlock> & { alternative: string }) {
  return (
    <ParallaxFrame data-ground="dark">
      <figure>
        <img src={towers} width={1600} height={900} alt={alternative} loading="lazy" decoding="async" />
        <figcaption>
          <TitleBlock {...sheet} />
        </figcaption>
      </figure>
    </ParallaxFrame>
  );
}

// The picture bleeds off the right edge of the page.
const columns = {
  display: 'grid',
  gap: { xs: 6, lg: 10 },
  '&&': { gridColumn: 'content-start / full-end' },
  '& figcaption': { paddingRight: measures.margin },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', alignItems: 'start' },
} as const;

const list = {
  padding: 0,
  margin: { xs: `0 ${measures.margin} 0 0`, lg: 0 },
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { padding: '22px 0 26px', borderBottom: `1px solid ${colours.hairline}` },
} as const;

interface HighlightsProps extends Pick<SectionHead, 'label' | 'title'> {
  picture: Picture;
  points: readonly { title: string; text: string; reference: string }[];
}

function Highlights({ picture, points, ...head }: HighlightsProps) {
  return (
    <Section symbol="breaker" {...head}>
      <Box sx={columns}>
        <Box component="ol" sx={list}>
          {points.map(({ title, text, reference }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginTop: '10px', color: 'text.secondary' }}>{text}</Typography>
              <Typography variant="caption" component="p" sx={{ marginTop: 1.5, color: colours.brandDeep }}>
                {reference}
              </Typography>
            </li>
          ))}
        </Box>
        <PictureFrame picture={picture} ratio={5 / 4} sizes={`(min-width: ${measures.desktop}px) 52vw, 95vw`} />
      </Box>
    </Section>
  );
}

// The legend of a drawing: a symbol, its name and its meaning.
const schedule = {
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: '20px',
    padding: '24px 0',
    borderBottom: `1px solid ${colours.hairline}`,
  },
} as const;

/** The link gets the height of a touch target without moving the line. */
const nameLink = { display: 'inline-block', padding: '4px 0', margin: '-4px 0' } as const;

interface IndustriesProps extends Pick<SectionHead, 'label' | 'title'> {
  entries: readonly { icon: IndustryIconName; name: string; note: string; href?: string }[];
}

function Industries({ entries, ...head }: IndustriesProps) {
  return (
    <Section symbol="generator" {...head}>
      <Grid container component="ul" role="list" columnSpacing="clamp(32px, 4vw, 64px)" sx={schedule}>
        {entries.map(({ icon, name, note, href }) => (
          <Grid key={name} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
            <IndustryIcon name={icon} />
            <Box>
              <Typography variant="h3">
                {href ? (
                  <Link href={href} sx={nameLink}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Typography>
              <Typography variant="body2" sx={{ marginTop: '6px', color: 'text.secondary' }}>
                {note}
              </Typography>
            </Box>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
