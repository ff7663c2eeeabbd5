import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { QuerySnapshot } from 'firebase/firestore';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useAddressFilters } from '../../shared/address-filters.ts';
import type { ListedSubmission } from './listed-submissions.ts';
import { type SubmissionFilters, submissionFilters } from './submission-filters.ts';
import { submissionsPerPage, useSubmissions } from './submission-list.ts';

interface Settled {
  question?: string;
  rows: readonly ListedSubmission[];
  /** The snapshot with which the list was opened. */
  source?: QuerySnapshot;
  /** The snapshot that last updated the rows. */
  newest?: QuerySnapshot;
}

/** Gives the list through which the admin works: it stays as it was opened, from one person to the next. */
export function useWorklist(kind: SubmissionKind) {
  const { filters, changeFilters } = useAddressFilters(submissionFilters[kind], ['view']);
  const [max, setMax] = useState(submissionsPerPage);
  const listed = useSubmissions(kind, filters, max);
  const [settled, setSettled] = useState<Settled>({ rows: [] });

  const changeTo = (changed: Partial<SubmissionFilters>) => {
    setMax(submissionsPerPage);
    changeFilters(changed);
  };
  if (listed.status === 'success') {
    const { question, submissions, source } = listed;
    const isAnother = question !== settled.question;
    // Rows from the cache may be incomplete, and an empty list has no row that could move: in both cases, new rows replace the
    // list.
    const isOpen = settled.rows.length === 0 || settled.source?.metadata.fromCache === true;
    const isNews = source !== settled.newest;
    if (isAnother || (isOpen && isNews)) setSettled({ question, rows: submissions, source, newest: source });
    else if (isNews) setSettled({ ...settled, rows: renewed(settled.rows, submissions), newest: source });
  }
  const current = listed.status === 'success' ? listed.submissions : [];
  return {
    kind,
    filters,
    changeFilters: changeTo,
    clearFilters: () => changeTo(submissionFilters[kind].none),
    status: listed.status,
    hasMore: listed.status === 'success' && listed.hasMore,
    ...settle(settled.rows, current),
    /** Adds the new submissions, and removes those that have left the list. */
    refresh: () => setSettled({ ...settled, rows: current }),
    showMore: () => setMax(max + submissionsPerPage),
  };
}

export type Worklist = ReturnType<typeof useWorklist>;

export const useOpenWorklist = () => useOutletContext<Worklist>();
/** A row of a list, and whether it has left the list while the admin was reading. */
interface SettledRow<Row> {
  row: Row;
  hasLeft: boolean;
}

/** Gives the rows of an open list, each in its last known state. Rows that leave the list later keep that state. */
export function renewed<Row extends { id: string }>(settled: readonly Row[], arrived: readonly Row[]): Row[] {
  const current = new Map(arrived.map((row) => [row.id, row]));
  return settled.map((row) => current.get(row.id) ?? row);
}

/**
 * Gives a list that does not move while the admin reads or taps. Rows keep their places, even if they have left the list since.
 * New rows are counted.
 * @param settled the rows at the time when the list was opened, in their order
 * @param arrived the current rows
 */
export function settle<Row extends { id: string }>(settled: readonly Row[], arrived: readonly Row[]) {
  const current = new Map(arrived.map((row) => [row.id, row]));
  const known = new Set(settled.map(({ id }) => id));
  const rows = settled.map((row): SettledRow<Row> => {
    const now = current.get(row.id);
    return { row: now ?? row, hasLeft: now === undefined };
  });
  return { rows, waiting: arrived.filter(({ id }) => !known.has(id)).length };
}
