import styled from '@emotion/styled/base';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { type RefObject, useEffect, useRef } from 'react';
import { ActionButton } from '../../components/ActionButton.tsx';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { colours } from '../../theme/tokens.ts';
import { CountryOpenings } from './CountryOpenings.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import { type OpeningsState, openingsAnnouncement, openingsView } from './openings-state.ts';

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

const Plate = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: '28px 28px 32px',
  border: `1px solid ${colours.error}`,
  borderLeftWidth: 4,
  background: colours.errorWash,
  color: colours.ink,
});

/** The jobs could not be loaded; a button tries again. */
function OpeningsFailure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Plate>
      <Text role="alert">{message}</Text>
      <ActionButton onClick={onTryAgain}>{careersCopy.tryAgain}</ActionButton>
    </Plate>
  );
}

interface Places {
  /** The heading of the list. */
  heading: RefObject<HTMLElement | null>;
  /** The button of a country in the picker. */
  button: (country: Country) => HTMLElement | null | undefined;
}

/**
 * Takes the focus along when picker and list change places: to the list's heading, and back to the country that the
 * visitor comes from. What the page starts with is no change.
 */
function useFocusAfterChoice(country: Country | undefined, isSettled: boolean, { heading, button }: Places) {
  const shown = useRef<{ country: Country | undefined }>(undefined);
  useEffect(() => {
    if (!isSettled) return;
    const before = shown.current;
    shown.current = { country };
    if (!before || before.country === country) return;
    if (country) heading.current?.focus();
    else if (before.country) button(before.country)?.focus();
  });
}
