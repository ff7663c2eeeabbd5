import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Country } from '@site/contract/firm/countries';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { company } from '../../content/firm/company.ts';
import { careersCopy } from '../../content/product/careers.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { emptyList } from '../../ui/NothingFound.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import { Failure } from './Failure.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { type CountryJobs, countryJobsAnnouncement, type MoreState } from './open-jobs/country-jobs.ts';
import type { CountryJobsState } from './open-jobs/OpenJobsLoader.tsx';

export interface JobsViewProps {
  country: Country;
  chosen: CountryJobs;
  more: MoreState;
  onShowMore: () => void;
}

interface JobsByCountryProps {
  jobs: CountryJobsState;
  country: Country | undefined;
  /** The component that shows the jobs of a country, as a list or a carousel; `undefined` until its code has loaded. */
  JobsView: ComponentType<JobsViewProps> | undefined;
  /** Whether `country` is already the visitor's choice, and not the state of the prerendered page. */
  isSettled: boolean;
  failure: string;
  onChoose: (country: Country | undefined) => void;
}

/** The open jobs: a choice of countries, then the jobs of the chosen country; or a failure. */
export function JobsByCountry({ jobs, country, JobsView, isSettled, failure, onChoose }: JobsByCountryProps) {
  const { chosen, more, askMore } = jobs;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<{ country: Country | undefined }>(undefined);

  // The focus moves when picker and list replace each other: to the list's heading, and back to the country that the visitor
  // comes from. The first state of the page does not count as a change.
  useEffect(() => {
    if (!isSettled) return;
    const before = shown.current;
    shown.current = { country };
    if (!before || before.country === country) return;
    if (country) heading.current?.focus();
    else frame.current?.querySelector<HTMLElement>(`[data-country="${before.country}"]`)?.focus();
  });

  const tryAgain = () => {
    // The pressed button disappears during the request.
    frame.current?.focus({ preventScroll: true });
    jobs.askAgain();
  };

  return (
    <Box
      ref={frame}
      tabIndex={-1}
      sx={{ position: 'relative', minWidth: 0, '@media (scripting: none)': { display: 'grid', gap: 4 } }}
    >
      <VisuallyHidden role="status">{isSettled ? countryJobsAnnouncement(country, jobs) : ''}</VisuallyHidden>
      {jobs.isFailed ? (
        <Failure message={failure}>
          <Button variant="outlined" onClick={tryAgain}>
            {careersCopy.tryAgain}
          </Button>
        </Failure>
      ) : country ? (
        <>
          <JobListHead title={country} headingRef={heading} onBack={() => onChoose(undefined)} />
          {chosen?.count === 0 ? (
            <Typography sx={emptyList}>{openJobsMessages.none(country)}</Typography>
          ) : chosen && JobsView ? (
            <JobsView key={country} country={country} chosen={chosen} more={more} onShowMore={askMore} />
          ) : (
            <JobSkeleton />
          )}
        </>
      ) : (
        <CountryPicker counts={jobs.counts} onChoose={onChoose} />
      )}
      <ScriptsNeeded email={company.careersEmail} />
    </Box>
  );
}

interface JobListHeadProps {
  title: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

export function JobListHead({ title, headingRef, onBack }: JobListHeadProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px', mb: 3 }}
    >
      <Typography variant="h3" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {title}
      </Typography>
      <Button variant="outlined" size="small" onClick={onBack}>
        <Arrow backwards />
        {careersCopy.chooseCountry}
      </Button>
    </Stack>
  );
}
