import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@ohmbridge/contract/shared/messages';
import { careersCopy } from '../../content/careers.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';
import { JobEntries } from './JobEntries.tsx';
import { JobListHead } from './JobListHead.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { type JobFilters, loosenings, noFilters, searchOfFilters } from './open-jobs/job-filters.ts';
import type { FoundJobsState } from './open-jobs/OpenJobsLoader.tsx';

const ways = { flexWrap: 'wrap', gap: '12px', mt: '20px', p: 0, listStyle: 'none' } as const;

interface FoundJobsProps extends Pick<FoundJobsState, 'found' | 'isFailed' | 'more' | 'askAgain' | 'askMore'> {
  filters: JobFilters;
  onChange: (changed: JobFilters) => void;
}

/** The open jobs of all countries that somebody has looked for; or, where there are none, what to look for instead. */
export function FoundJobs({ found, isFailed, more, askAgain, askMore, filters, onChange }: FoundJobsProps) {
  const count = found && careersCopy.found(found.count);
  return (
    <>
      <VisuallyHidden role="status">{isFailed ? '' : (count ?? careersCopy.loading)}</VisuallyHidden>
      <JobListHead title={count ?? careersCopy.looking} onBack={() => onChange(noFilters)} />
      {found?.count === 0 ? (
        <Box sx={{ py: 4, borderTop: `2px solid ${colours.ink}`, borderBottom: `1px solid ${colours.hairline}` }}>
          <Typography>{careersCopy.nothingFound}</Typography>
          <Stack component="ul" direction="row" sx={ways}>
            {loosenings(filters, found.facets).map(({ name, value, count: left }) => (
              <li key={name}>
                <Button variant="outlined" onClick={() => onChange({ [name]: undefined })}>
                  {careersCopy.without(careersCopy.filterValue(name, value), left)}
                </Button>
              </li>
            ))}
            <li>
              <Button variant="outlined" onClick={() => onChange(noFilters)}>
                {careersCopy.startAgain}
              </Button>
            </li>
          </Stack>
        </Box>
      ) : found ? (
        <JobEntries key={searchOfFilters(filters)} {...found} more={more} onShowMore={askMore} />
      ) : isFailed ? (
        <Failure message={messages.jobsPageFailed}>
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
