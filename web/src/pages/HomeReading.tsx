import { RatingPlate } from '../components/RatingPlate.tsx';
import { homeReading } from '../content/pages/home-reading.ts';
import { DuskBand } from '../features/home/DuskBand.tsx';
import { Highlights } from '../features/home/Highlights.tsx';
import { Industries } from '../features/home/Industries.tsx';
import { ServiceCards } from '../features/home/ServiceCards.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { ParallaxBlock } from '../sections/ParallaxBlock.tsx';
import { Section } from '../sections/Section.tsx';
import { Welcome } from '../sections/Welcome.tsx';

/** What only is read of the home page. */
export function HomeReading() {
  const { about, services, highlights, figures, industries, whyChooseUs, band, enquiry } = homeReading;
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
