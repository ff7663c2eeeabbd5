import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { homeStatic } from '../../content/firm/pages/home-static.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Actions } from '../../ui/sections/Actions.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { ParallaxBlock, ParallaxFrame } from '../../ui/sections/ParallaxBlock.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { Highlights } from './Highlights.tsx';
import { Industries } from './Industries.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import towers from './towers-at-dusk.svg';

const proofList = {
  marginTop: 3.5,
  borderTop: `1px solid ${colours.onDarkSoft}`,
  '& > li': { borderBottom: `1px solid ${colours.onDarkHairline}` },
  '& a': { display: 'block', padding: '7px 0', fontSize: '1.0625rem', lineHeight: 1.5 },
} as const;

/** The words of the first screen: what the firm does, and what proves it. */
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
