import { aboutPage } from '../../content/pages/about.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { TeamCarousel } from './TeamCarousel.tsx';
import { Letters, Values } from './Values.tsx';

export { Letters };
export const Banner = staticPart(() => import('./AboutStatic.tsx').then((module) => module.AboutBanner));
export const Opening = staticPart(() => import('./AboutStatic.tsx').then((module) => module.AboutOpening));
export const Closing = staticPart(() => import('./AboutStatic.tsx').then((module) => module.AboutClosing));

export function AboutPage() {
  const { meta, values, team } = aboutPage;
  return (
    <Page meta={meta}>
      <Banner />
      <Opening />
      <Values {...values} />
      <Section symbol="generator" {...team}>
        <TeamCarousel {...team.carousel} />
      </Section>
      <Closing />
    </Page>
  );
}
