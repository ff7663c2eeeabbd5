import { homeStatic } from '../../content/pages/home-static.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { ParallaxBlock } from '../../ui/sections/ParallaxBlock.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { DuskBand } from './DuskBand.tsx';
import { Highlights } from './Highlights.tsx';
import { Industries } from './Industries.tsx';
import { ServiceCards } from './ServiceCards.tsx';

/** What only is read of the home page. */
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
