import { exportListSchema } from '@site/contract/desk/desk-schemas';
import { submissionKinds } from '@site/contract/desk/submission-kinds';
import { countries } from '@site/contract/firm/countries';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { auditedFilters, type SubmissionFilter, submissionFilters } from './submission-filters.ts';

const chosen: Record<SubmissionFilter, string> = {
  search: 'Ada Lovelace',
  status: 'new',
  country: countries[0],
  job: 'J-0042',
  answer: 'abc:Ada Lovelace',
  assignee: 'a-colleague',
  days: '30',
};

testRows(submissionKinds)('the API accepts every filter of each list, and none of them names a person', (kind) => {
  const filters = auditedFilters(submissionFilters[kind].read(`${new URLSearchParams(chosen)}`));
  expect(exportListSchema.parse({ kind, count: 3, filters })).toEqual({ kind, count: 3, filters });
  expect(filters.join()).not.toMatch(/Ada|Lovelace|colleague/);
  const theirs = kind === 'applications' ? Object.keys(chosen) : ['search', 'status', 'assignee', 'days'];
  expect(filters.map((filter) => filter.split(':', 1)[0])).toEqual(theirs);
});

testRows(['search:Ada', 'answer:abc:Ada', 'status:Ada Lovelace', 'Ada', ''])(
  'the API accepts no other filter',
  (filter) => {
    expect(exportListSchema.safeParse({ kind: 'applications', count: 3, filters: [filter] }).success).toBe(false);
  },
);
