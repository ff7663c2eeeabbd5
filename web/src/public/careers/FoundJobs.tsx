import Button from '@mui/material/Button';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { careersCopy } from '../../content/product/careers.ts';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';
import { JobEntries } from './JobEntries.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { JobListHead } from './JobsByCountry.tsx';
import { type JobFilters, jobFilters, loosenings, searchOfFilters } from './open-jobs/job-filters.ts';
import type { FoundJobsState } from './open-jobs/OpenJobsLoader.tsx';

interface FoundJobsProps extends Pick<FoundJobsState, 'found' | 'isFailed' | 'more' | 'askAgain' | 'askMore'> {
  filters: JobFilters;
  onChange: (changed: JobFilters) => void;
}

/** The open jobs of all countries that pass the filters or, if there are none, the filters that the visitor can give up. */
export function FoundJobs({ found, isFailed, more, askAgain, askMore, filters, onChange }: FoundJobsProps) {
  const count = found && careersCopy.found(found.count);
  return (
    <>
      <VisuallyHidden role="status">{isFailed ? '' : (count ?? careersCopy.loading)}</VisuallyHidden>
      <JobListHead title={count ?? careersCopy.looking} onBack={() => onChange(jobFilters.none)} />
      {found?.count === 0 ? (
        <NothingFound
          text={careersCopy.nothingFound}
          choices={[
            ...loosenings(filters, found.facets).map(({ name, value, count: left }) => ({
              label: careersCopy.without(careersCopy.filterValue(name, value), left),
              onChoose: () => onChange({ [name]: undefined }),
            })),
            { label: careersCopy.startAgain, onChoose: () => onChange(jobFilters.none) },
          ]}
        />
      ) : found ? (
        <JobEntries key={searchOfFilters(filters)} {...found} more={more} onShowMore={askMore} />
      ) : isFailed ? (
        <Failure message={openJobsMessages.pageFailed}>
          <Button variant="outlined" onClick={askAgain}>
            {careersCopy.tryAgain}
          </Button>
        </Failure>
      ) : (
        <JobSkeleton />
      )}
    </>
  );
}
