import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { type RefObject, useEffect, useRef } from 'react';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { CountryOpenings, type JobsView } from './CountryOpenings.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import { Failure } from './Failure.tsx';
import { openingsAnnouncement } from './openings.ts';
import type { Openings as KnownOpenings } from './use-open-jobs.ts';

interface OpeningsProps {
  openings: KnownOpenings;
  country: Country | undefined;
  /** What shows the jobs of a country; `undefined` until its code has come. */
  JobsView: JobsView | undefined;
  /** Whether `country` is the visitor's already, and not what the prerendered page stands with. */
  isSettled: boolean;
  failure: string;
  onChoose: (country: Country | undefined) => void;
}

/** The open jobs: the countries to choose from, then the jobs of the chosen one; a failure instead of either. */
export function Openings({ openings, country, JobsView, isSettled, failure, onChoose }: OpeningsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = (of: Country) => frame.current?.querySelector<HTMLElement>(`[data-country="${of}"]`);
  useFocusAfterChoice(country, isSettled, { heading, button });

  const tryAgain = () => {
    // The button that was pressed disappears during the request.
    frame.current?.focus({ preventScroll: true });
    openings.askAgain();
  };

  return (
    <Box
      ref={frame}
      tabIndex={-1}
      sx={{ position: 'relative', minWidth: 0, '@media (scripting: none)': { display: 'grid', gap: 4 } }}
    >
      <VisuallyHidden role="status">{isSettled ? openingsAnnouncement(country, openings) : ''}</VisuallyHidden>
      {openings.isFailed ? (
        <Failure message={failure}>
          <Button variant="outlined" onClick={tryAgain}>
            {careersCopy.tryAgain}
          </Button>
        </Failure>
      ) : country ? (
        <CountryOpenings
          country={country}
          openings={openings.chosen}
          JobsView={JobsView}
          more={openings.more}
          headingRef={heading}
          onBack={() => onChoose(undefined)}
          onShowMore={openings.askMore}
        />
      ) : (
        <CountryPicker counts={openings.counts} onChoose={onChoose} />
      )}
      <ScriptsNeeded email={company.careersEmail} />
    </Box>
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
