import { careersReading } from '../content/pages/careers-reading.ts';
import { CareersHero } from '../sections/CareersHero.tsx';
import { Welcome } from '../sections/Welcome.tsx';

/** What only is read of the careers page. */
export function CareersOpening() {
  const { hero, welcome } = careersReading;
  return (
    <>
      <CareersHero {...hero} />
      <Welcome symbol="generator" {...welcome} />
    </>
  );
}
