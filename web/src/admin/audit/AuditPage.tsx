import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { isCalendarDay } from '@site/contract/shared/time';
import { type AuditedSubmission, auditKinds } from '@site/contract/team/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getDocsFromServer, limit, query } from 'firebase/firestore';
import { Fragment, useState } from 'react';
import { useFirestore } from 'reactfire';
import { auditCopy as copy } from '../../content/product/admin-audit.ts';
import { useAddressFilters } from '../../shared/address-filters.ts';
import { Choice } from '../components/Choice.tsx';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { DayPicker } from '../components/DayField.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Caption, Note } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useHasRole } from '../session/roles.ts';
import { useTeam } from '../team/use-team.ts';
import { type AuditFilters, auditFilters, auditQuery, type ListedEntry } from './audit-filters.ts';

const bar = {
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: { sm: '1fr 1fr', xl: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)' },
  my: 2,
} as const;

/** The audit list: what admins did with people's data and with their own accounts, and what was refused. */
export function AuditPage() {
  const { filters, changeFilters } = useAddressFilters(auditFilters);
  const address = `${auditFilters.write(filters)}`;
  return (
    <>
      <PageHead />
      <Note sx={{ maxWidth: '70ch' }}>{copy.intro}</Note>
      <FilterBar filters={filters} onChange={changeFilters} />
      {/* A change of the filters begins again with the first fifty entries. */}
      <Entries
        key={address}
        filters={filters}
        onClear={address === '' ? undefined : () => changeFilters(auditFilters.none)}
      />
    </>
  );
}

interface FilterBarProps {
  filters: AuditFilters;
  onChange: (changed: Partial<AuditFilters>) => void;
}

function FilterBar({ filters, onChange }: FilterBarProps) {
  const members = useTeam({ isFollowed: false }).data?.members ?? [];
  const emails = new Map(members.map(({ uid, email }) => [uid, email]));
  // An admin who was chosen in the filter stays in the list after leaving the team.
  const people = [...new Set([...emails.keys(), ...(filters.who ? [filters.who] : [])])];
  return (
    <Box component="search" aria-label={copy.filters} sx={bar}>
      <Choice
        label={copy.who}
        all={copy.everyone}
        values={people}
        words={(uid) => emails.get(uid) ?? copy.former(uid)}
        value={filters.who}
        onChange={(who) => onChange({ who })}
      />
      <Choice
        label={copy.kind}
        all={copy.everything}
        values={auditKinds}
        words={(kind) => copy.kinds[kind]}
        value={filters.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <DayFilter label={copy.from} day={filters.from} onChange={(from) => onChange({ from })} />
      <DayFilter label={copy.until} day={filters.until} onChange={(until) => onChange({ until })} />
    </Box>
  );
}

interface DayFilterProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The filter for the first or the last day of the list. A half-typed day does not change the list. */
function DayFilter({ label, day = '', onChange }: DayFilterProps) {
  const [halfTyped, setHalfTyped] = useState('');
  const take = (text: string) => {
    const isWhole = text === '' || isCalendarDay(text);
    setHalfTyped(isWhole ? '' : text);
    if (isWhole) onChange(text || undefined);
  };
  return <DayPicker label={label} clearable value={halfTyped || day} onChange={take} />;
}

interface EntriesProps {
  filters: AuditFilters;
  onClear: (() => void) | undefined;
}

function Entries({ filters, onClear }: EntriesProps) {
  const [max, setMax] = useState(auditPage);
  const { data, isError, isPlaceholderData } = useAuditEntries(filters, max);
  if (isError) return <FailureAlert message={copy.failed} />;
  if (!data) return <RowsSkeleton />;
  const { entries, hasMore } = data;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}>
        <Caption role="status">
          {entries.length > 0 ? copy.shown(entries.length, hasMore) : onClear ? copy.nothingMatches : copy.none}
        </Caption>
        {onClear && <TextAction onClick={onClear}>{copy.clear}</TextAction>}
      </Stack>
      <Box sx={{ borderTop: 2, borderColor: 'divider' }}>
        <History>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </History>
      </Box>
      {(hasMore || isPlaceholderData) && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isPlaceholderData}
          onClick={() => !isPlaceholderData && setMax(max + auditPage)}
          sx={{ mt: 2 }}
        >
          {copy.showMore}
        </Button>
      )}
    </>
  );
}

const auditPage = 50;

/** Reads the newest `max` entries, and tells whether there are more. The shown entries stay until the new ones arrive. */
function useAuditEntries(filters: AuditFilters, max: number) {
  const firestore = useFirestore();
  return useQuery({
    queryKey: ['audit', `${auditFilters.write(filters)}`, max],
    queryFn: async () => {
      // One entry more than the list shows tells whether there are more. The read skips the cache, because an empty cache would
      // look like an empty list.
      const { docs } = await getDocsFromServer(query(auditQuery(firestore, filters), limit(max + 1)));
      return { entries: docs.slice(0, max).map((document) => document.data()), hasMore: docs.length > max };
    },
    placeholderData: keepPreviousData,
  });
}

function AuditLine({ entry }: { entry: ListedEntry }) {
  const { at, who, count } = entry;
  const submissions = submissionsOf(entry);
  const isSummed = entry.kind === 'sign-in-refused' || entry.kind === 'role-refused';
  const others = 'submissions' in entry ? entry.count - submissions.length : 0;
  return (
    <HistoryLine at={at} by={who?.email ?? copy.unknown}>
      {copy.what(entry)}
      {submissions.map((submission, index) => (
        <Fragment key={submission.id}>
          {index === 0 ? ' ' : ', '}
          <Submission submission={submission} isErased={entry.kind === 'erased'} />
        </Fragment>
      ))}
      {others > 0 && copy.andMore(others)}
      {isSummed && count !== undefined && count > 1 && copy.times(count)}
    </HistoryLine>
  );
}

function submissionsOf(entry: ListedEntry): readonly AuditedSubmission[] {
  if ('submissions' in entry) return entry.submissions;
  return 'submission' in entry ? [entry.submission] : [];
}

/** The number of the submission; a link if the submission still exists and the admin may see it. */
function Submission({ submission, isErased }: { submission: AuditedSubmission; isErased: boolean }) {
  const { kind, id, reference = copy.withoutNumber(kind) } = submission;
  const maySee = useHasRole('hiring');
  if (isErased || !maySee || submission.reference === undefined) return reference;
  return <Link href={`/dashboard/${kind}/${encodeURIComponent(id)}`}>{reference}</Link>;
}
