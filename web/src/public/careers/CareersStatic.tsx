import { careersStatic } from '../../content/pages/careers-static.ts';
import { CareersHero } from '../../ui/sections/CareersHero.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';

/** The head of the careers page. */
export function CareersBanner() {
  return <CareersHero {...careersStatic.hero} />;
}

/** What it is like to work here. */
export function CareersWelcome() {
  return <Welcome symbol="generator" {...careersStatic.welcome} />;
}
