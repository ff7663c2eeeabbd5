import { describe, expect, it } from 'vitest';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { testRows } from '../test-support/test-rows.ts';
import { bulkJobActions, bulkJobsSchema } from './job-routes.ts';

const errorsOf = (body: object) => bulkJobsSchema.safeParse(body).error?.issues.map(({ message }) => message);

describe('what is done about many jobs', () => {
  testRows(bulkJobActions)('may be 1 to 100', (action) => {
    const ids = ['a', 'uk-office-assistant', 'A'.repeat(128)];
    expect(bulkJobsSchema.parse({ action, ids })).toEqual({ action, ids });
  });

  it('names an action and jobs, and no more than may be at once', () => {
    const many = Array.from({ length: limits.jobsPerAction + 1 }, (_, index) => `job-${index}`);
    expect(bulkJobsSchema.safeParse({ action: 'renew', ids: many.slice(1) }).success).toBe(true);
    expect(errorsOf({ action: 'renew', ids: many })).toEqual([messages.tooMany('ids', limits.jobsPerAction)]);
    expect(errorsOf({ action: 'renew', ids: [] })).toEqual([messages.required('ids')]);
    expect(errorsOf({ action: 'renew' })).toEqual([messages.required('ids')]);
    expect(errorsOf({ ids: ['a'] })).toEqual([messages.required('action')]);
    expect(errorsOf({ action: 'publish', ids: ['a'] })).toEqual([messages.unknownOption('action')]);
  });

  testRows(['', 'a/b', 'ü', ' a', 'a ', 'A'.repeat(129)])('is not for what cannot be the id of a job', (id) => {
    expect(errorsOf({ action: 'delete', ids: [id] })).toEqual([messages.jobNotFound]);
  });

  it('is for ids that are text', () => {
    expect(errorsOf({ action: 'delete', ids: [7] })).toEqual([messages.mustBeText('id')]);
  });
});
