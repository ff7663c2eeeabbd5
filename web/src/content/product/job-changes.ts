import type { JobChange } from '@site/contract/jobs/job-change';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { jobListCopy } from './admin-jobs.ts';

/** The words for an admin who saves a job listing that a colleague has saved meanwhile. */
export const jobConflictCopy = {
  title: 'This job listing has been changed since you opened it',
  explanation: 'Nothing has been saved, and nothing that you typed is lost. Compare the two, then choose.',
  theirs: 'Theirs now',
  mine: 'Yours',
  same: 'Your entries and theirs are the same.',
  empty: '(empty)',
  noPdf: 'No PDF',
  keepMine: 'Keep mine and save',
  keepBoth: 'Keep both and save',
  takeTheirs: 'Take theirs',
  saving: 'Saving...',
  consequence: 'If you keep yours, it replaces theirs. If you take theirs, the form shows it in place of yours.',
  canKeepBoth:
    'You changed different fields, so you can keep both. If you keep yours alone, their changes are undone. If you take theirs, the form shows it in place of yours.',
  taken: 'The form now shows what is saved.',
} as const;

const list = new Intl.ListFormat('en-GB');

const names: Readonly<Record<string, string>> = {
  ...jobLabels,
  isActive: jobListCopy.columns.status,
  pdf: jobListCopy.columns.pdf,
};
// An old change can be of a field that jobs no longer have. Such a field keeps its technical name.
const nameOf = (field: string) => names[field] ?? field;

function what({ kind, fields }: Pick<JobChange, 'kind' | 'fields'>): string {
  switch (kind) {
    case 'created':
      return 'Added';
    case 'changed':
      return fields.length === 0 ? 'Saved without a change' : `Changed ${list.format(fields.map(nameOf))}`;
    case 'activated':
      return 'Activated';
    case 'deactivated':
      return 'Deactivated';
    case 'duplicated':
      return 'Added as a copy of another';
    case 'renewed':
      return 'Renewed';
    case 'closed':
      return 'Closed on its closing date';
    case 'deleted':
      return 'Deleted';
    case 'restored':
      return 'Put back';
    case 'removed':
      return 'Deleted for good';
    case 'preview-linked':
      return 'Made a preview link';
    case 'previews-revoked':
      return 'Ended the preview links';
  }
}

/** The words of a job listing's history. */
export const jobHistoryCopy = {
  title: 'History',
  none: 'Nothing has been changed since the history began.',
  newest: (count: number) => `The newest ${count} changes are shown.`,
  what,
} as const;
