import type { Country } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNearScreen } from '../../components/use-near-screen.ts';
import { useAddress } from '../../lib/address.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Section } from '../../sections/Section.tsx';
import { Openings } from './Openings.tsx';
import { useOpenings } from './use-open-jobs.ts';

/** The code that shows the jobs comes with them, once. */
const carouselCode = queryOptions({
  queryKey: ['job-carousel'],
  queryFn: async () => (await import('./JobCarousel.tsx')).JobCarousel,
  staleTime: Number.POSITIVE_INFINITY,
});

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
  const isNear = useNearScreen(place);
  const carousel = useQuery({ ...carouselCode, enabled: isNear }, queryClient);
  const openings = useOpenings(isNear, country);
  const askAgain = () => {
    if (carousel.isError) void carousel.refetch();
    openings.askAgain();
  };
  return (
    <Section label={label} symbol="load" title={title} intro={intro}>
      <div ref={place}>
        <Openings
          openings={{ ...openings, isFailed: openings.isFailed || carousel.isError, askAgain }}
          country={country}
          JobsView={carousel.data}
          isSettled={isKnown}
          failure={messages.jobsTeaserFailed}
          onChoose={setCountry}
        />
      </div>
    </Section>
  );
}
