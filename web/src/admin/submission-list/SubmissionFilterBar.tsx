import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statusesOf, statusWords } from '@site/contract/desk/submission-kinds';
import { answerToken } from '@site/contract/desk/submission-search';
import { countries } from '@site/contract/firm/countries';
import { optionsOf } from '@site/contract/jobs/question';
import { limits } from '@site/contract/shared/limits';
import { useId, useState } from 'react';
import { submissionListCopy as copy } from '../../content/product/admin-submission-list.ts';
import { Choice } from '../components/Choice.tsx';
import { useSessionKeeper } from '../session/session.ts';
import { JobFilter } from './JobFilter.tsx';
import { useJobOption } from './job-options.ts';
import { useSubmissionCounter } from './submission-counter.ts';
import {
  held,
  isWholeList,
  periods,
  type SubmissionFilters,
  submissionFilters,
  submissionOrders,
  unassigned,
} from './submission-filters.ts';
import { useDeskSettings, useNameOf } from './use-desk-settings.ts';
import type { Worklist } from './use-worklist.ts';

/** The search field, and a button that opens the rarely used filters. */
export function SubmissionSearch({ worklist }: { worklist: Worklist }) {
  const { kind, filters, changeFilters } = worklist;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack
      component="search"
      aria-label={copy.filters}
      direction="row"
      sx={{ gap: 1, flexGrow: 1, width: { md: 400 } }}
    >
      <OutlinedInput
        size="small"
        type="search"
        fullWidth
        value={filters.search}
        placeholder={copy.searchHints[kind]}
        inputProps={{ 'aria-label': copy.search, maxLength: limits.jobSearch, autoComplete: 'off' }}
        onChange={({ target }) => changeFilters({ search: target.value })}
        sx={{ minHeight: 44, '& input': { py: 1 } }}
      />
      {filters.status !== held && (
        <Button
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ flexShrink: 0 }}
        >
          {copy.moreFilters}
        </Button>
      )}
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        transitionDuration={0}
        slotProps={{ paper: { 'aria-labelledby': id } }}
      >
        <Filters titleId={id} worklist={worklist} onClose={() => setIsOpen(false)} />
      </Drawer>
    </Stack>
  );
}

/** The filters of a list: the statuses, and a chip for each other chosen filter, which a click removes. */
export function SubmissionFilterBar({ worklist }: { worklist: Worklist }) {
  const { kind, filters, changeFilters } = worklist;
  const { none } = submissionFilters[kind];
  const words = useAssigneeWords();
  const answers = useAnswerOptions(filters.answer && filters.job);
  const chosen = [
    { name: 'order', label: filters.order === 'waiting' && copy.waits },
    { name: 'assignee', label: filters.assignee && words(filters.assignee) },
    { name: 'job', label: filters.job },
    { name: 'answer', label: filters.answer && (answers.get(filters.answer) ?? filters.answer) },
    { name: 'country', label: filters.country },
    { name: 'days', label: filters.days && copy.lastDays(filters.days) },
  ] as const;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: { md: 'wrap' }, gap: 0.75, overflowX: { xs: 'auto', md: 'visible' }, py: 0.5, mb: 0.5 }}
    >
      <Statuses worklist={worklist} />
      {filters.status !== held &&
        chosen.map(({ name, label }) => {
          // An answer belongs to a question of a job, so it goes together with the job.
          const removed = { [name]: none[name], ...(name === 'job' && { answer: none.answer }) };
          const remove = () => changeFilters(removed);
          return (
            label && (
              <Chip
                key={name}
                color="secondary"
                label={label}
                aria-label={copy.without(label)}
                onDelete={remove}
                onClick={remove}
              />
            )
          );
        })}
    </Stack>
  );
}

/**
 * The statuses: a chip for each of them, with its number. Quarantined submissions have no number, because they are not on the
 * desk yet.
 */
function Statuses({ worklist: { kind, filters, changeFilters } }: { worklist: Worklist }) {
  const counter = useSubmissionCounter(kind);
  // The counters count by status alone, without the other filters.
  const isWhole = isWholeList({ ...filters, status: undefined });
  const statuses = [undefined, ...statusesOf[kind], held] as const;
  return (
    <Stack direction="row" role="group" aria-label={copy.status} sx={{ flexWrap: { md: 'wrap' }, gap: 0.75 }}>
      {statuses.map((status) => {
        const isChosen = filters.status === status;
        const words = status === undefined ? copy.allStatuses : status === held ? copy.held : statusWords[status];
        const count = status && status !== held && isWhole ? counter?.statuses?.[status] : undefined;
        return (
          <Chip
            key={words}
            component="button"
            clickable
            color={isChosen ? 'success' : 'default'}
            aria-pressed={isChosen}
            label={count ? `${words} ${count.toLocaleString('en-GB')}` : words}
            onClick={() => changeFilters({ status })}
          />
        );
      })}
    </Stack>
  );
}

interface FiltersProps {
  titleId: string;
  worklist: Worklist;
  onClose: () => void;
}

function Filters({ titleId, worklist: { kind, filters, changeFilters, clearFilters }, onClose }: FiltersProps) {
  const words = useAssigneeWords();
  const settings = useDeskSettings();
  const people = [...(settings?.colleagues ?? []), ...(settings?.formerColleagues ?? [])].map(({ uid }) => uid);
  return (
    <Stack sx={{ width: 'min(360px, 100vw)', p: 3, gap: 2 }}>
      <Typography variant="h3" component="h2" id={titleId}>
        {copy.filters}
      </Typography>
      <Choice
        label={copy.assignee}
        all={copy.everyone}
        values={[...new Set([unassigned, ...(filters.assignee ? [filters.assignee] : []), ...people])]}
        words={words}
        value={filters.assignee}
        onChange={(assignee) => changeFilters({ assignee })}
      />
      {kind === 'applications' && (
        <>
          <JobFilter value={filters.job} onChange={(job) => changeFilters({ job, answer: undefined })} />
          {filters.job && <AnswerFilter filters={filters} onChange={(answer) => changeFilters({ answer })} />}
          <Choice
            label={copy.country}
            all={copy.allCountries}
            values={countries}
            words={(country) => country}
            value={filters.country}
            onChange={(country) => changeFilters({ country })}
          />
        </>
      )}
      {filters.order !== 'waiting' && (
        <Choice
          label={copy.days}
          all={copy.allDays}
          values={periods}
          words={copy.lastDays}
          value={filters.days}
          onChange={(days) => changeFilters({ days })}
        />
      )}
      <Choice
        label={copy.order}
        values={submissionOrders}
        words={(order) => copy.orders[order]}
        value={filters.order}
        onChange={(order = 'newest') => changeFilters({ order })}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" size="small" onClick={onClose}>
          {copy.closeFilters}
        </Button>
        <Button variant="outlined" size="small" onClick={clearFilters}>
          {copy.clear}
        </Button>
      </Box>
    </Stack>
  );
}

function useAssigneeWords() {
  const me = useSessionKeeper().uid();
  const { colleagues = [], formerColleagues = [] } = useDeskSettings() ?? {};
  const nameOf = useNameOf();
  return (uid: string): string => {
    if (uid === unassigned) return copy.noOne;
    if (uid === me) return copy.me;
    const former = formerColleagues.find((colleague) => colleague.uid === uid);
    if (former) return copy.formerColleague(former.email);
    const colleague = colleagues.find((one) => one.uid === uid);
    return colleague ? nameOf(colleague) : uid;
  };
}

/**
 * Gives the answers to a job's questions that have options, each with its question. The key is the word for which the list
 * searches.
 */
function useAnswerOptions(job: string | undefined): ReadonlyMap<string, string> {
  const questions = useJobOption(job)?.questions ?? [];
  const answers = questions.flatMap((question) =>
    (optionsOf(question) ?? []).map((answer) => ({ id: question.id, words: question.words, answer })),
  );
  return new Map(answers.map(({ id, words, answer }) => [answerToken({ id, answer }), copy.answered(words, answer)]));
}

interface AnswerFilterProps {
  filters: SubmissionFilters;
  onChange: (answer: string | undefined) => void;
}

function AnswerFilter({ filters: { job, answer }, onChange }: AnswerFilterProps) {
  const options = useAnswerOptions(job);
  const values = [...new Set([...options.keys(), ...(answer ? [answer] : [])])];
  if (values.length === 0) return null;
  return (
    <Choice
      label={copy.answer}
      all={copy.allAnswers}
      values={values}
      words={(value) => options.get(value) ?? value}
      value={answer}
      onChange={onChange}
    />
  );
}
