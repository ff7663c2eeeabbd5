import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { jobHistoryCopy } from './job-changes.ts';

testRows([
  [{ kind: 'created', fields: [] }, 'Added'],
  [{ kind: 'changed', fields: ['place'] }, 'Changed Location'],
  [{ kind: 'changed', fields: ['title', 'isActive', 'pdf'] }, 'Changed Title, Status and PDF'],
  [{ kind: 'changed', fields: [] }, 'Saved without a change'],
  [{ kind: 'activated', fields: [] }, 'Activated'],
  [{ kind: 'deactivated', fields: [] }, 'Deactivated'],
  [{ kind: 'deleted', fields: [] }, 'Deleted'],
] as const)('says what was changed', (change, words) => {
  expect(jobHistoryCopy.what(change)).toBe(words);
});
