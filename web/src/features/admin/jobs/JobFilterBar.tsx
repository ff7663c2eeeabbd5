import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { countries } from '@ohmbridge/functions/contract/countries';
import { jobOrders } from '@ohmbridge/functions/contract/job-order';
import { jobStateWords } from '@ohmbridge/functions/contract/job-state';
import { limits } from '@ohmbridge/functions/contract/limits';
import { useId } from 'react';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { colours } from '../../../theme/tokens.ts';
import { Choice } from '../components/Choice.tsx';
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
  const id = useId();
  return (
    <Box component="search" sx={bar} aria-label={jobListCopy.filters}>
      <div>
        <FormLabel htmlFor={`${id}-search`}>{jobListCopy.search}</FormLabel>
        <OutlinedInput
          id={`${id}-search`}
          type="search"
          fullWidth
          value={filters.search}
          placeholder={jobListCopy.searchHint}
          inputProps={{ maxLength: limits.jobSearch, autoComplete: 'off' }}
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
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
