import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { JobFacets } from '@site/contract/jobs/job-list';
import { useEffect, useId, useRef } from 'react';
import { careersCopy } from '../../content/product/careers.ts';
import { FilterChoice, filterField, filterLabel } from '../../ui/form/FilterChoice.tsx';
import { useAddressField } from '../../ui/form/use-address-field.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { jobsAnchor } from './job-address.ts';
import { choicesOf, chosenFilters, type JobFilters, maxFilterLength } from './open-jobs/job-filters.ts';

/** The debounce time of the typed text. */
const pauseMilliseconds = 200;

/** The fields share their lines evenly, whatever their number. */
const fields = { display: 'flex', flexWrap: 'wrap', gap: '16px 20px', '& > *': { flex: '1 1 140px' } } as const;

interface JobFinderProps {
  filters: JobFilters;
  /** Whether the filters come from the address, and not from the prerendered page. */
  isSettled: boolean;
  /** The number of jobs of each choice; `undefined` while it loads. */
  facets: JobFacets | undefined;
  onUse: () => void;
  /** @param isTyped whether the value changes letter by letter */
  onChange: (changed: JobFilters, isTyped?: boolean) => void;
}

/**
 * The search and the filters of open jobs. A filter is shown once there is something to choose. Before scripts run, the browser
 * submits the form itself: the names of the fields are those in the address.
 */
export function JobFinder({ filters, isSettled, facets, onUse, onChange }: JobFinderProps) {
  const id = useId();
  const shown = chosenFilters.filter((name) => choicesOf(name, filters, facets).length > 0);
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = useAddressField<HTMLInputElement>(filters.search ?? '', isSettled, (text) =>
    onChange({ search: text || undefined }, true),
  );
  return (
    <Box component="search" aria-label={careersCopy.finder} onFocus={onUse} sx={{ mb: { xs: 3, md: 5 } }}>
      <Box
        component="form"
        action={`/careers#${jobsAnchor}`}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          search.commit();
        }}
      >
        <Box sx={{ mb: '8px', [media.tablet]: { mb: 2 } }}>
          <FormLabel htmlFor={`${id}-search`} sx={filterLabel}>
            {careersCopy.search}
          </FormLabel>
          <OutlinedInput
            id={`${id}-search`}
            type="search"
            name="search"
            autoComplete="off"
            fullWidth
            placeholder={careersCopy.searchExample}
            defaultValue={filters.search ?? ''}
            inputRef={search.ref}
            inputProps={{ enterKeyHint: 'search', maxLength: maxFilterLength }}
            onChange={() => {
              clearTimeout(pause.current);
              pause.current = window.setTimeout(search.commit, pauseMilliseconds);
            }}
            sx={filterField}
          />
        </Box>
        <PhoneFold label={careersCopy.filters(shown.filter((name) => filters[name]).length)}>
          <Box sx={fields}>
            {shown.map((name) => (
              <FilterChoice
                key={name}
                name={name}
                label={careersCopy.filterNames[name]}
                any={careersCopy.anyOf[name]}
                choices={choicesOf(name, filters, facets).map(({ value, count }) => ({
                  value,
                  words: facets ? careersCopy.choice(careersCopy.filterValue(name, value), count) : value,
                }))}
                value={filters[name]}
                isSettled={isSettled}
                onChange={(value) => onChange({ [name]: value })}
              />
            ))}
          </Box>
        </PhoneFold>
      </Box>
    </Box>
  );
}
