import Typography from '@mui/material/Typography';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import type { ComponentType, RefObject } from 'react';
import { colours } from '../../theme/tokens.ts';
import { OpeningsHead } from './OpeningsHead.tsx';
import type { CountryJobs, MoreState } from './openings.ts';
import { WaitingSheet } from './WaitingSheet.tsx';

export interface JobsViewProps {
  country: Country;
  openings: CountryJobs;
  more: MoreState;
  onShowMore: () => void;
}

/** How the jobs of a country are shown: as a list on the careers page, as a carousel on the home page. */
export type JobsView = ComponentType<JobsViewProps>;

interface CountryOpeningsProps extends Omit<JobsViewProps, 'openings'> {
  /** `undefined` while they are being loaded. */
  openings: CountryJobs | undefined;
  JobsView: JobsView | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

const nothing = { py: 4, borderTop: `2px solid ${colours.ink}`, borderBottom: `1px solid ${colours.hairline}` };

/** The jobs of one country, and the way back to the others. */
export function CountryOpenings({ country, openings, JobsView, headingRef, onBack, ...more }: CountryOpeningsProps) {
  return (
    <>
      <OpeningsHead title={country} headingRef={headingRef} onBack={onBack} />
      {openings?.count === 0 ? (
        <Typography sx={nothing}>{messages.noOpenings(country)}</Typography>
      ) : openings && JobsView ? (
        <JobsView key={country} country={country} openings={openings} {...more} />
      ) : (
        <WaitingSheet />
      )}
    </>
  );
}
