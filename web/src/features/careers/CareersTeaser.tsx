import type { Country } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useRef, useState } from 'react';
import { useNearScreen } from '../../components/use-near-screen.ts';
import { useAddress } from '../../lib/address.ts';
import { Section } from '../../sections/Section.tsx';
import { Openings } from './Openings.tsx';
import type { LoadJobsView } from './openings-state.ts';
import { useOpenings } from './use-openings.ts';

const loadCarousel: LoadJobsView = () => import('./JobCarousel.tsx').then(({ JobCarousel }) => JobCarousel);

interface CareersTeaserProps {
  label: string;
  title: string;
  intro: string;
}

/** The home page's part about careers: a country is chosen in place, and its jobs are leafed through. */
export function CareersTeaser({ label, title, intro }: CareersTeaserProps) {
  const place = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState<Country>();
  const { isKnown } = useAddress();
  const { openings, askAgain, askMore } = useOpenings(useNearScreen(place), country, loadCarousel);
  return (
    <Section label={label} symbol="load" title={title} intro={intro}>
      <div ref={place}>
        <Openings
          openings={openings}
          country={country}
          isSettled={isKnown}
          failure={messages.jobsTeaserFailed}
          onChoose={setCountry}
          onTryAgain={askAgain}
          onShowMore={askMore}
        />
      </div>
    </Section>
  );
}
