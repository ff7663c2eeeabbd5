import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';
import { Chevron } from '../../ui/form/Chevron.tsx';
import { Choice } from '../components/Choice.tsx';

const reportPeriods = ['4', '12', '26', '52'] as const;

/** The groups by which the steps and times can be shown. */
const reportGroups = ['months', 'jobs', 'sources', 'countries'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** The filter value for applications without a job. */
export const noJob = 'none';

export const reportFilters = addressFilters({
  weeks: oneOf(reportPeriods, '12'),
  /** The reference of a job, or `none` for applications without a job; if it is missing, the report covers all jobs. */
  job: like((text) => /^(?:J-\d{4,9}|none)$/.test(text)),
  by: oneOf(reportGroups, 'months'),
});

export type ReportFilters = typeof reportFilters.none;

const bar = {
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: { md: 'minmax(180px, 1fr) 2fr minmax(180px, 1fr)' },
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface ReportFilterBarProps {
  filters: ReportFilters;
  /** The titles of the jobs that can be chosen, by their references. */
  jobs: ReadonlyMap<string, string>;
  onChange: (changed: Partial<ReportFilters>) => void;
}

export function ReportFilterBar({ filters, jobs, onChange }: ReportFilterBarProps) {
  const { job = null } = filters;
  // A chosen job stays in the list even without applications.
  const options = [...new Set([...jobs.keys(), ...(job === null ? [] : [job])])];
  return (
    <Box component="search" aria-label={copy.filters} sx={bar}>
      <Choice
        label={copy.period}
        values={reportPeriods}
        words={copy.weeks}
        value={filters.weeks}
        onChange={(weeks = filters.weeks) => onChange({ weeks })}
      />
      <Autocomplete
        options={options}
        getOptionLabel={(reference) => copy.jobWords(jobs.get(reference), reference)}
        value={job}
        onChange={(_, chosen) => onChange({ job: chosen ?? undefined })}
        // The list is rendered in this part of the page, where screen readers expect it.
        disablePortal
        popupIcon={<Chevron />}
        slotProps={{ paper: { variant: 'outlined' } }}
        noOptionsText={copy.unknownJob}
        openText={copy.openJobs}
        closeText={copy.closeJobs}
        clearText={copy.clearJob}
        renderInput={({ id, slotProps: { inputLabel, input, htmlInput } }) => (
          <div>
            <FormLabel {...inputLabel}>{copy.job}</FormLabel>
            <OutlinedInput {...input} id={id} fullWidth placeholder={copy.allJobs} inputProps={htmlInput} />
          </div>
        )}
      />
      <Choice
        label={copy.by}
        values={reportGroups}
        words={(group) => copy.groups[group]}
        value={filters.by}
        onChange={(by = filters.by) => onChange({ by })}
      />
    </Box>
  );
}
