import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { JobFacets } from '@ohmbridge/contract/jobs/job-list';
import { type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import { careersCopy } from '../../content/careers.ts';
import { Chevron } from '../../ui/form/Chevron.tsx';
import { families, media } from '../../ui/theme/tokens.ts';
import { openingsAnchor } from './country-address.ts';
import { choicesOf, chosenFilters, type JobFilterName, type JobFilters, maxFilterLength } from './job-filters.ts';

/** How long somebody pauses who has typed what they look for. */
const pauseMilliseconds = 200;

const fields = {
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
} as const;

const label = { fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5, color: 'text.secondary' };

const field = { minHeight: 48, fontSize: '1rem', '& .MuiOutlinedInput-input': { py: '10px' } };

interface JobFinderProps {
  filters: JobFilters;
  /** Whether they are those of the address, and not what the prerendered page stands with. */
  isSettled: boolean;
  /** How many jobs each choice has; `undefined` while that is not known. */
  facets: JobFacets | undefined;
  /** Somebody has turned to it. */
  onUse: () => void;
  /** @param isTyped whether it goes on changing, letter by letter */
  onChange: (filters: JobFilters, isTyped?: boolean) => void;
}

/**
 * Where somebody says what job they look for. A list of choices shows once there is something to choose. Before scripts
 * have come the browser itself asks for the page with what was typed: the names of the fields are those in the address.
 */
export function JobFinder({ filters, isSettled, facets, onUse, onChange }: JobFinderProps) {
  const id = useId();
  const shown = chosenFilters.filter((name) => choicesOf(name, filters, facets).length > 0);
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = useKeptField<HTMLInputElement>(filters.search ?? '', isSettled, (text) =>
    onChange({ ...filters, search: text || undefined }, true),
  );
  return (
    <Box component="search" aria-label={careersCopy.finder} onFocus={onUse} sx={{ mb: 5 }}>
      <Box
        component="form"
        action={`/careers#${openingsAnchor}`}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          search.tell();
        }}
        sx={fields}
      >
        <div>
          <FormLabel htmlFor={`${id}-search`} sx={label}>
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
              pause.current = window.setTimeout(search.tell, pauseMilliseconds);
            }}
            sx={field}
          />
        </div>
        {shown.map((name) => (
          <Choice
            key={name}
            id={`${id}-${name}`}
            name={name}
            filters={filters}
            isSettled={isSettled}
            facets={facets}
            onChange={(value) => onChange({ ...filters, [name]: value })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ChoiceProps extends Pick<JobFinderProps, 'filters' | 'isSettled' | 'facets'> {
  id: string;
  name: Exclude<JobFilterName, 'search'>;
  onChange: (value: string | undefined) => void;
}

function Choice({ id, name, filters, isSettled, facets, onChange }: ChoiceProps) {
  const { ref, tell } = useKeptField<HTMLSelectElement>(filters[name] ?? '', isSettled, (value) =>
    onChange(value || undefined),
  );
  return (
    <div>
      <FormLabel htmlFor={id} sx={label}>
        {careersCopy.filterNames[name]}
      </FormLabel>
      <NativeSelect
        name={name}
        defaultValue={filters[name] ?? ''}
        input={<OutlinedInput />}
        fullWidth
        IconComponent={Chevron}
        inputRef={ref}
        inputProps={{ id }}
        onChange={tell}
        sx={field}
      >
        <option value="">{careersCopy.anyOf[name]}</option>
        {choicesOf(name, filters, facets).map(({ value, count }) => (
          <option key={value} value={value}>
            {facets ? careersCopy.choice(careersCopy.filterValue(name, value), count) : value}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

interface KeptField<Field> {
  ref: RefObject<Field | null>;
  /** Tells what stands in the field, if that is not known yet. Always the same function. */
  tell: () => void;
}

/**
 * Keeps a field in step with what the address says. React does not own its value: what was typed or chosen before the page
 * was hydrated stays, and is told as soon as the address is known.
 * @param isSettled whether `value` is from the address already
 */
function useKeptField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  isSettled: boolean,
  onTell: (value: string) => void,
): KeptField<Field> {
  const ref = useRef<Field>(null);
  /** What field and address agreed on last. */
  const agreed = useRef<string>(undefined);
  const latest = useRef(onTell);
  useEffect(() => {
    latest.current = onTell;
  });
  const tell = useCallback(() => {
    const text = ref.current?.value.trim();
    if (text === undefined || text === agreed.current) return;
    agreed.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    const field = ref.current;
    if (!isSettled || !field) return;
    const isEarly = agreed.current === undefined && field.value.trim() !== '';
    if (isEarly && field.value.trim() !== value) return tell();
    // What has been told comes back here, while somebody may be typing on.
    if (agreed.current !== value) field.value = value;
    agreed.current = value;
  }, [value, isSettled, tell]);
  return { ref, tell };
}
