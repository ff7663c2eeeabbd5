import { aboutPage } from '../../content/firm/pages/about.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { TeamCarousel } from './TeamCarousel.tsx';
import { ValueLetters, Values } from './Values.tsx';

const AboutBanner = staticPart(() => import('./AboutStatic.tsx'), 'AboutBanner');
const AboutOpening = staticPart(() => import('./AboutStatic.tsx'), 'AboutOpening');
const AboutClosing = staticPart(() => import('./AboutStatic.tsx'), 'AboutClosing');
export const staticParts = [AboutBanner, AboutOpening, AboutClosing, ValueLetters];

export function AboutPage() {
  const { meta, values, team } = aboutPage;
  return (
    <Page meta={meta}>
      <AboutBanner />
      <AboutOpening />
      <Values {...values} />
      <Section symbol="generator" {...team}>
        <TeamCarousel {...team.carousel} />
      </Section>
      <AboutClosing />
    </Page>
  );
}
