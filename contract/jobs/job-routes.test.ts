import { describe, expect, it } from 'vitest';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { branch } from '../test-support/offices.ts';
import { testRows } from '../test-support/test-rows.ts';
import { cursorAfter } from './job-list.ts';
import { bulkJobActions, bulkJobsSchema, jobQuerySchema } from './job-routes.ts';

const errorsOf = (query: object) => jobQuerySchema.safeParse(query).error?.issues.map(({ message }) => message);

describe('a page of the list of jobs', () => {
  it('has a length, and begins after the cursor of a job', () => {
    const after = cursorAfter({ createdAt: '2026-11-02T09:00:00.123Z', _id: 'uk-office-assistant' });
    expect(jobQuerySchema.parse({ limit: '20', after })).toEqual({
      limit: 20,
      after: { createdAt: new Date('2026-11-02T09:00:00.123Z'), id: 'uk-office-assistant' },
    });
    expect(jobQuerySchema.parse({})).toEqual({});
    expect(jobQuerySchema.parse({ limit: String(limits.jobsPerAnswer) })).toEqual({ limit: limits.jobsPerAnswer });
  });

  testRows(['0', '-1', '1.5', '1e2', ' 5', 'all', String(limits.jobsPerAnswer + 1)])(
    'is refused with another length',
    (limit) => {
      expect(errorsOf({ limit })).toEqual([`limit must be a whole number from 1 to ${limits.jobsPerAnswer}`]);
    },
  );

  testRows([
    'x',
    '2026-11-02T09:00:00.123Z',
    '2026-99-02T09:00:00.123Z_a',
    '2026-11-02T09:00:00.123Z_a/b',
    'x2026-11-02T09:00:00.123Z_a',
  ])('is refused with a cursor that the API has not given', (after) => {
    expect(errorsOf({ after })).toEqual(['after must be the "next" of an earlier answer']);
  });

  testRows([
    ['limit', 'limit must be text'],
    ['after', 'after must be text'],
    ['active', 'active must be true or false'],
  ])('is refused with two values of one filter', (name, message) => {
    expect(errorsOf({ [name]: ['1', '2'] })).toEqual([message]);
  });
});

testRows(['search', 'discipline', 'mode', 'type', 'state', 'sort'])(
  'an error about a wrong query names the wrong part',
  (name) => {
    for (const error of errorsOf({ [name]: 7 }) ?? ['none']) expect(error).toContain(name);
  },
);

const bulkErrorsOf = (body: object) => bulkJobsSchema.safeParse(body).error?.issues.map(({ message }) => message);

describe('an action on many jobs', () => {
  testRows(bulkJobActions)('has an action and the ids of jobs', (action) => {
    const ids = ['a', 'uk-office-assistant', 'A'.repeat(128)];
    expect(bulkJobsSchema.parse({ action, ids })).toEqual({ action, ids });
  });

  it('is refused without an action, without jobs, or with too many jobs', () => {
    const many = Array.from({ length: limits.jobsPerAction + 1 }, (_, index) => `job-${index}`);
    expect(bulkJobsSchema.safeParse({ action: 'renew', ids: many.slice(1) }).success).toBe(true);
    expect(bulkErrorsOf({ action: 'renew', ids: many })).toEqual([messages.tooMany('ids', limits.jobsPerAction)]);
    expect(bulkErrorsOf({ action: 'renew', ids: [] })).toEqual([messages.required('ids')]);
    expect(bulkErrorsOf({ action: 'renew' })).toEqual([messages.required('ids')]);
    expect(bulkErrorsOf({ ids: ['a'] })).toEqual([messages.required('action')]);
    expect(bulkErrorsOf({ action: 'publish', ids: ['a'] })).toEqual([messages.unknownOption('action')]);
  });

  testRows(['', 'a/b', 'ü', ' a', 'a ', 'A'.repeat(129)])(
    'is refused for a text that cannot be the id of a job',
    (id) => {
      expect(bulkErrorsOf({ action: 'delete', ids: [id] })).toEqual([messages.jobNotFound]);
    },
  );

  it('is refused for an id that is not text', () => {
    expect(bulkErrorsOf({ action: 'delete', ids: [7] })).toEqual([messages.mustBeText('id')]);
  });
});

testRows([
  [{ country: 'Mars' }, 'country'],
  [{ active: 'perhaps' }, 'active'],
  [{ country: [branch.country, branch.country] }, 'country'],
  [{ search: 'y'.repeat(201) }, 'search'],
  [{ discipline: 'y'.repeat(201) }, 'discipline'],
  [{ mode: 'office' }, 'mode'],
  [{ type: 'Survey' }, 'type'],
  [{ state: 'gone' }, 'state'],
  [{ sort: 'price' }, 'sort'],
])('the query of the job list refuses unknown values', (query, field) => {
  expect(jobQuerySchema.safeParse(query).error?.issues[0]?.path).toEqual([field]);
});
