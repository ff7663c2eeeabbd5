import styled from '@emotion/styled';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { useRef } from 'react';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { company } from '../../content/company.ts';
import { CountryOpenings } from './CountryOpenings.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import { OpeningsFailure } from './OpeningsFailure.tsx';
import { openingsAnnouncement } from './openings-announcement.ts';
import { type OpeningsState, openingsView } from './openings-state.ts';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '@media (scripting: none)': { display: 'grid', gap: 32 },
});

interface OpeningsProps {
  openings: OpeningsState;
  country: Country | undefined;
  /** Whether `country` is the visitor's already, and not what the prerendered page stands with. */
  isSettled: boolean;
  failure: string;
  onChoose: (country: Country | undefined) => void;
  onTryAgain: () => void;
  onShowMore: () => void;
}

/** The open jobs: the countries to choose from, then the jobs of the chosen one. */
export function Openings(props: OpeningsProps) {
  const { openings, country, isSettled, failure, onChoose, onTryAgain, onShowMore } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = (of: Country) => frame.current?.querySelector<HTMLElement>(`[data-country="${of}"]`);
  useFocusAfterChoice(country, isSettled, { heading, button });

  const shown = openingsView(openings, country);
  const tryAgain = () => {
    // The button that was pressed disappears during the request.
    frame.current?.focus({ preventScroll: true });
    onTryAgain();
  };

  return (
    <Frame ref={frame} tabIndex={-1}>
      <VisuallyHidden role="status">{isSettled ? openingsAnnouncement(shown) : ''}</VisuallyHidden>
      {shown.view === 'failed' && <OpeningsFailure message={failure} onTryAgain={tryAgain} />}
      {shown.view === 'picker' && <CountryPicker counts={shown.counts} onChoose={onChoose} />}
      {shown.view === 'list' && (
        <CountryOpenings
          country={shown.country}
          answer={shown.answer}
          headingRef={heading}
          onBack={() => onChoose(undefined)}
          onShowMore={onShowMore}
        />
      )}
      <ScriptsNeeded email={company.careersEmail} />
    </Frame>
  );
}
