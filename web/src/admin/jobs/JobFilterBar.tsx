import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { jobOrders } from '@ohmbridge/contract/jobs/job-order';
import { jobStateWords } from '@ohmbridge/contract/jobs/job-state';
import { countries } from '@ohmbridge/contract/shared/countries';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Choice } from '../components/Choice.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { type JobFilters, listedStates } from './job-filters.ts';

const bar = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  alignItems: { md: 'end' },
  gap: '16px 24px',
  mt: 3,
  pt: '20px',
  borderTop: `1px solid ${colours.hairline}`,
  '& > :first-of-type': { gridColumn: { md: 'span 2' } },
} as const;

/** Chooses which jobs the list shows, and in which order. */
export function JobFilterBar({ filters, onChange }: { filters: JobFilters; onChange: (filters: JobFilters) => void }) {
  return (
    <Box component="search" sx={bar} aria-label={jobListCopy.filters}>
      <div>
        <SearchField
          label={jobListCopy.search}
          hint={jobListCopy.searchHint}
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      </div>
      <Choice
        label={jobListCopy.country}
        all={jobListCopy.allCountries}
        values={countries}
        words={(country) => country}
        value={filters.country}
        onChange={(country) => onChange({ ...filters, country })}
      />
      <Choice
        label={jobListCopy.state}
        all={jobListCopy.allStates}
        values={listedStates}
        words={(state) => jobStateWords[state]}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
      />
      <Choice
        label={jobListCopy.order}
        values={jobOrders}
        words={(order) => jobListCopy.orders[order]}
        value={filters.order}
        onChange={(order = 'newest') => onChange({ ...filters, order })}
      />
      <FormControlLabel
        sx={{ minHeight: 52, ml: '-10px', whiteSpace: 'nowrap' }}
        label={jobListCopy.activeOnly}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            checked={filters.activeOnly}
            onChange={({ target }) => onChange({ ...filters, activeOnly: target.checked })}
          />
        }
      />
    </Box>
  );
}
