import { careersReading } from '../../content/pages/careers-reading.ts';
import { CareersHero } from '../../ui/sections/CareersHero.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';

/** The head of the careers page. */
export function CareersBanner() {
  return <CareersHero {...careersReading.hero} />;
}

/** What it is like to work here. */
export function CareersWelcome() {
  return <Welcome symbol="generator" {...careersReading.welcome} />;
}
