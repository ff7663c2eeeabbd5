import { describe, expect, it } from 'vitest';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { bulkJobActions, bulkJobsSchema } from './bulk-jobs.ts';

const errorsOf = (body: object) => bulkJobsSchema.safeParse(body).error?.issues.map(({ message }) => message);

describe('what is done about many jobs', () => {
  it.each(bulkJobActions)('may be %s', (action) => {
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

  it.each(['', 'a/b', 'ü', ' a', 'a ', 'A'.repeat(129)])('is not for the id %j', (id) => {
    expect(errorsOf({ action: 'delete', ids: [id] })).toEqual([messages.jobNotFound]);
  });

  it('is for ids that are text', () => {
    expect(errorsOf({ action: 'delete', ids: [7] })).toEqual([messages.mustBeText('id')]);
  });
});
