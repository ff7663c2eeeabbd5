import Box from '@mui/material/Box';
import {
  type SubmissionKind,
  type SubmissionStatus,
  statusesOf,
  statusWords,
} from '@ohmbridge/contract/desk/submission-kinds';
import { countries } from '@ohmbridge/contract/shared/countries';
import { useState } from 'react';
import { submissionListCopy } from '../../content/admin-submissions.ts';
import { Choice } from '../components/Choice.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useLiveJobs } from '../jobs/live-jobs.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import {
  addressOfSubmissionFilters,
  held,
  nobody,
  periods,
  type SubmissionFilters,
  submissionOrders,
} from './submission-filters.ts';
import { useDeskSettings } from './use-desk-settings.ts';

const bar = {
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  alignItems: { md: 'end' },
  mt: 3,
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  // On a phone the choices would push the list out of sight: they are folded away there.
  '&[data-open="false"] > div ~ div': { display: { xs: 'none', md: 'block' } },
} as const;

interface SubmissionFilterBarProps {
  kind: SubmissionKind;
  filters: SubmissionFilters;
  onChange: (filters: SubmissionFilters) => void;
}

/** Chooses which submissions a list shows, and in which order. */
export function SubmissionFilterBar({ kind, filters, onChange }: SubmissionFilterBarProps) {
  const copy = submissionListCopy;
  const change = (changed: Partial<SubmissionFilters>) => onChange({ ...filters, ...changed });
  const chosen = [...addressOfSubmissionFilters({ ...filters, search: '' }).keys()].length;
  const [isOpen, setIsOpen] = useState(false);
  const me = useSessionKeeper().uid();
  const settings = useDeskSettings();
  const colleagues = settings?.colleagues ?? [];
  const formerColleagues = settings?.formerColleagues ?? [];
  const assigneeWords = (uid: string) => {
    if (uid === nobody) return copy.nobody;
    if (uid === me) return copy.me;
    const former = formerColleagues.find((colleague) => colleague.uid === uid);
    if (former) return copy.formerColleague(former.email);
    return colleagues.find((colleague) => colleague.uid === uid)?.email ?? uid;
  };
  return (
    <Box component="search" aria-label={copy.filters} data-open={isOpen} sx={bar}>
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <SearchField
          label={copy.search}
          hint={copy.searchHints[kind]}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </Box>
      <TextAction
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ justifySelf: 'start', display: { md: 'none' } }}
      >
        {copy.moreFilters(chosen)}
      </TextAction>
      <Choice<SubmissionStatus | typeof held>
        label={copy.status}
        all={copy.allStatuses}
        values={[...statusesOf[kind], held]}
        words={(status) => (status === held ? copy.held : statusWords[status])}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      {/* What is held back has not come so far that any of these could be said of it. */}
      {filters.status !== held && (
        <>
          {kind === 'applications' && (
            <>
              <Choice
                label={copy.country}
                all={copy.allCountries}
                values={countries}
                words={(country) => country}
                value={filters.country}
                onChange={(country) => change({ country })}
              />
              <JobChoice value={filters.job} onChange={(job) => change({ job })} />
            </>
          )}
          <Choice
            label={copy.assignee}
            all={copy.everyone}
            values={[
              ...new Set([
                nobody,
                ...(filters.assignee ? [filters.assignee] : []),
                ...[...colleagues, ...formerColleagues].map(({ uid }) => uid),
              ]),
            ]}
            words={assigneeWords}
            value={filters.assignee}
            onChange={(assignee) => change({ assignee })}
          />
          {filters.order !== 'waiting' && (
            <Choice
              label={copy.days}
              all={copy.allDays}
              values={periods}
              words={copy.lastDays}
              value={filters.days}
              onChange={(days) => change({ days })}
            />
          )}
          <Choice
            label={copy.order}
            values={submissionOrders}
            words={(order) => copy.orders[order]}
            value={filters.order}
            onChange={(order = 'newest') => change({ order })}
          />
        </>
      )}
    </Box>
  );
}

/** The jobs that people are likely to have applied for: the newest, and the one that is chosen. */
function JobChoice({ value, onChange }: { value: string | undefined; onChange: (value: string | undefined) => void }) {
  const live = useLiveJobs();
  const jobs = live.status === 'live' ? live.jobs : [];
  const titles = new Map(jobs.map(({ reference, title }) => [reference, title]));
  const references = new Set([...titles.keys(), value]);
  return (
    <Choice
      label={submissionListCopy.job}
      all={submissionListCopy.allJobs}
      values={[...references].filter((reference) => reference !== undefined)}
      words={(reference) => [titles.get(reference), reference].filter(Boolean).join(', ')}
      value={value}
      onChange={onChange}
    />
  );
}
