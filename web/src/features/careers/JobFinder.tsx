import styled from '@emotion/styled/base';
import type { JobFacets } from '@ohmbridge/functions/contract/job-list';
import { useEffect, useId, useRef, useState } from 'react';
import { careersCopy } from '../../content/careers.ts';
import { colours, families, media } from '../../theme/tokens.ts';
import { choicesOf, chosenFilters, type JobFilterName, type JobFilters, maxFilterLength } from './job-filters.ts';

/** How long somebody pauses who has typed what they look for. */
const pauseMilliseconds = 300;

const Bar = styled('search')({ marginBottom: 40 });

// Enter sends it to the same page, so that it does something before scripts have come, too.
const Form = styled('form')({
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
});

const Label = styled('label')({
  display: 'block',
  marginBottom: 6,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.slate,
});

const field = {
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${colours.outline}`,
  borderRadius: 2,
  background: colours.paper,
  font: 'inherit',
  color: 'inherit',
} as const;
const Input = styled('input')(field);
const Select = styled('select')({ ...field, textOverflow: 'ellipsis' });

interface JobFinderProps {
  filters: JobFilters;
  /** How many jobs each choice has; `undefined` while that is not known. */
  facets: JobFacets | undefined;
  /** Somebody has turned to it. */
  onUse: () => void;
  /** @param isTyped whether it goes on changing, letter by letter */
  onChange: (filters: JobFilters, isTyped?: boolean) => void;
}

/** Where somebody says what job they look for. A list of choices shows once there is something to choose. */
export function JobFinder({ filters, facets, onUse, onChange }: JobFinderProps) {
  const id = useId();
  const shown = chosenFilters.filter((name) => choicesOf(name, filters, facets).length > 0);
  return (
    <Bar aria-label={careersCopy.finder} onFocus={onUse}>
      <Form action="/careers" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id={`${id}-search`}
          value={filters.search ?? ''}
          onChange={(search) => onChange({ ...filters, search }, true)}
        />
        {shown.map((name) => (
          <Choice
            key={name}
            id={`${id}-${name}`}
            name={name}
            filters={filters}
            facets={facets}
            onChange={(value) => onChange({ ...filters, [name]: value })}
          />
        ))}
      </Form>
    </Bar>
  );
}

interface SearchFieldProps {
  id: string;
  value: string;
  onChange: (search: string | undefined) => void;
}

function SearchField({ id, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  const pause = useRef<number>(undefined);
  // The address may have changed by Back, or by a button.
  if (value !== followed) {
    setFollowed(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => onChange(text.trim() || undefined), pauseMilliseconds);
  };
  return (
    <div>
      <Label htmlFor={id}>{careersCopy.search}</Label>
      <Input
        id={id}
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxFilterLength}
        placeholder={careersCopy.searchExample}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  id: string;
  name: Exclude<JobFilterName, 'search'>;
  filters: JobFilters;
  facets: JobFacets | undefined;
  onChange: (value: string | undefined) => void;
}

function Choice({ id, name, filters, facets, onChange }: ChoiceProps) {
  return (
    <div>
      <Label htmlFor={id}>{careersCopy.filterNames[name]}</Label>
      <Select id={id} value={filters[name] ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{careersCopy.anyOf[name]}</option>
        {choicesOf(name, filters, facets).map(({ value, count }) => (
          <option key={value} value={value}>
            {facets ? careersCopy.choice(careersCopy.filterValue(name, value), count) : value}
          </option>
        ))}
      </Select>
    </div>
  );
}
