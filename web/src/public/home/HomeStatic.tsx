import type { ComponentProps } from 'react';
import { homeStatic } from '../../content/pages/home-static.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { ParallaxBlock, ParallaxFrame } from '../../ui/sections/ParallaxBlock.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { Highlights } from './Highlights.tsx';
import { Industries } from './Industries.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import towers from './towers-at-dusk.svg';

export function HomeStatic() {
  const { about, services, highlights, figures, industries, whyChooseUs, band, enquiry } = homeStatic;
  return (
    <>
      <Welcome symbol="node" {...about} />
      <ServiceCards {...services} />
      <Highlights {...highlights} />
      <Section symbol="transformer" ground="warm" {...figures}>
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
