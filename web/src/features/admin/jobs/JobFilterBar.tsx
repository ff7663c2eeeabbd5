import styled from '@emotion/styled/base';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { countries } from '@ohmbridge/functions/contract/countries';
import { useId } from 'react';
import { Chevron } from '../../../components/form/Chevron.tsx';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { colours, media } from '../../../theme/tokens.ts';
import type { JobFilters } from './job-filters.ts';

const Bar = styled('search')({
  display: 'grid',
  gap: '8px 32px',
  marginTop: 24,
  paddingTop: 20,
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: '280px auto', alignItems: 'end', justifyContent: 'start' },
});

interface JobFilterBarProps {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
}

/** Chooses which jobs the list shows. */
export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const id = useId();
  return (
    <Bar aria-label={jobListCopy.filters}>
      <div>
        <FormLabel htmlFor={id}>{jobListCopy.country}</FormLabel>
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={Chevron}
          fullWidth
          value={filters.country ?? ''}
          inputProps={{ id }}
          onChange={({ target }) =>
            onChange({ ...filters, country: countries.find((country) => country === target.value) })
          }
        >
          <option value="">{jobListCopy.allCountries}</option>
          {countries.map((country) => (
            <option key={country} value={country}>
              {country}
            </option>
          ))}
        </NativeSelect>
      </div>
      <FormControlLabel
        sx={{ minHeight: 52, ml: '-10px' }}
        label={jobListCopy.activeOnly}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            checked={filters.activeOnly}
            onChange={({ target }) => onChange({ ...filters, activeOnly: target.checked })}
          />
        }
      />
    </Bar>
  );
}
