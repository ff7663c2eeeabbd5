import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { countries } from '@site/contract/firm/countries';
import { jobStateWords } from '@site/contract/jobs/job-state';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { Choice } from '../components/Choice.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { type JobFilters, listedStates } from './job-filters.ts';

const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr auto', lg: '2fr 1fr 1fr auto' },
  alignItems: 'end',
  gap: '8px 20px',
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;

interface JobFilterBarProps {
  filters: JobFilters;
  onChange: (changed: Partial<JobFilters>) => void;
}

export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  return (
    <Box component="search" sx={bar} aria-label={jobListCopy.filters}>
      <div>
        <SearchField
          label={jobListCopy.search}
          hint={jobListCopy.searchHint}
          value={filters.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <Choice
        label={jobListCopy.country}
        all={jobListCopy.allCountries}
        values={countries}
        words={(country) => country}
        value={filters.country}
        onChange={(country) => onChange({ country })}
      />
      <Choice
        label={jobListCopy.state}
        all={jobListCopy.allStates}
        values={listedStates}
        words={(state) => jobStateWords[state]}
        value={filters.state}
        onChange={(state) => onChange({ state })}
      />
      <FormControlLabel
        sx={{ mb: { md: '4px' }, whiteSpace: 'nowrap' }}
        label={jobListCopy.activeOnly}
        control={
          <Checkbox checked={filters.activeOnly} onChange={({ target }) => onChange({ activeOnly: target.checked })} />
        }
      />
    </Box>
  );
}
