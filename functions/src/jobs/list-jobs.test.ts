import { cursorAfter } from '@site/contract/jobs/job-list';
import { openRows, rowOf } from '@site/contract/jobs/job-listing';
import { limits } from '@site/contract/shared/limits';
import { jobWith } from '@site/contract/test-support/jobs';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { listRows, type RowsQuery } from './list-jobs.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const on = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString();
const published = { publishedAt: on(1) };

const jobs = [
  jobWith({ _id: 'one', title: 'Álpha', createdAt: on(1), country: branch.country, type: 'Design', ...published }),
  jobWith({ _id: 'two', title: 'beta', createdAt: on(2), country: branch.country, type: 'DESIGN', workMode: 'remote' }),
  jobWith({
    _id: 'three',
    title: 'Gamma',
    createdAt: on(3),
    type: 'Survey',
    workMode: 'remote',
    employmentType: 'contract',
    closesAt: '2026-12-01T00:00:00.000Z',
  }),
  jobWith({ _id: 'overdue', title: 'Delta', createdAt: on(4), closesAt: '2026-11-23T12:00:00.000Z', ...published }),
  jobWith({ _id: 'draft', title: 'Epsilon', createdAt: on(5), isActive: false }),
  jobWith({ _id: 'closed', title: 'Zeta', createdAt: on(6), isActive: false, ...published }),
  jobWith({ _id: 'binned', title: 'Eta', createdAt: on(7), isActive: false, deletedAt: on(8) }),
];

/** Makes the rows anew for each query, so that a failure shows in a test. */
const rows = () => jobs.map(rowOf);
const ask = (query: Partial<RowsQuery>, isAdmin = false) => listRows(rows(), { limit: 100, ...query }, isAdmin, now);
const ids = (query: Partial<RowsQuery>, isAdmin = false) => ask(query, isAdmin).rows.map(({ _id }) => _id);

it('a row has the fields that lists need, and no texts', () => {
  const { _id, country, isActive, createdAt, updatedAt } = jobWith({});
  expect(rowOf(jobWith({ title: 'Ünique', slug: 'unique-1', ...published }))).toStrictEqual({
    ...{ _id, country, isActive, createdAt, updatedAt, slug: 'unique-1', ...published },
    text: expect.stringContaining(' unique '),
    sortTitle: 'unique',
    discipline: expect.any(String),
    ...(jobWith({}).type !== undefined && { type: jobWith({}).type }),
  });
});

describe('a stranger', () => {
  it('sees only the live jobs, the newest first, with any query', () => {
    for (const query of [{}, { active: true }, { active: false }, { state: 'live' } as const]) {
      expect(ids(query)).toEqual(['three', 'two', 'one']);
    }
    for (const state of ['draft', 'closed', 'in-bin'] as const) expect(ids({ state })).toEqual([]);
  });

  testRows<[Partial<RowsQuery>, string[]]>([
    [{ search: ' ' }, ['three', 'two', 'one']],
    [{ search: '#!' }, []],
    [{ discipline: 'design' }, ['two', 'one']],
    [{ discipline: 'Surveying' }, []],
    [{ mode: 'remote' }, ['three', 'two']],
    [{ type: 'contract' }, ['three']],
    [{ mode: 'remote', discipline: 'design' }, ['two']],
    [{ search: `alpha ${branch.country}` }, ['one']],
    [{ search: 'delta' }, []],
    [{ sort: 'title' }, ['one', 'two', 'three']],
    [{ sort: 'closing' }, ['three', 'two', 'one']],
  ])('is found by the filters that match it, and by no other', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  if (hasTwoCountries)
    it('is found by country', () => {
      expect(ids({ country: branch.country })).toEqual(['two', 'one']);
      expect(ids({ country: branch.country, mode: 'remote' })).toEqual(['two']);
    });

  if (hasTwoCountries)
    it('sees the count of each value under all other filters', () => {
      const { count, facets } = ask({ country: branch.country, mode: 'remote' });
      expect(count).toBe(1);
      expect(facets).toEqual({
        // By the mode only, and by the country only.
        country: [
          { value: home.country, count: 1 },
          { value: branch.country, count: 1 },
        ],
        mode: [{ value: 'remote', count: 1 }],
        // The spelling of the first job.
        discipline: [{ value: 'DESIGN', count: 1 }],
        type: [],
        state: [{ value: 'live', count: 1 }],
      });
    });
});

it('a job is counted under a value only if that value alone keeps it out', () => {
  expect(ask({ type: 'internship', mode: 'hybrid' }).facets).toMatchObject({ type: [], mode: [] });
});

it('the open jobs are the jobs that a stranger sees', () => {
  expect(openRows(rows(), now).map(({ _id }) => _id)).toEqual(ids({}));
});

describe('an admin', () => {
  it('sees all jobs, and those in the bin with that filter only', () => {
    expect(ids({}, true)).toEqual(['closed', 'draft', 'overdue', 'three', 'two', 'one']);
    expect(ids({ state: 'in-bin' }, true)).toEqual(['binned']);
    expect(ids({ state: 'closed' }, true)).toEqual(['closed', 'overdue']);
    expect(ids({ state: 'draft' }, true)).toEqual(['draft']);
    expect(ids({ active: false }, true)).toEqual(['closed', 'draft']);
    expect(ids({ active: true, state: 'closed' }, true)).toEqual(['overdue']);
  });

  it('sees the count of each state', () => {
    expect(ask({ state: 'draft' }, true).facets.state).toEqual([
      { value: 'draft', count: 1 },
      { value: 'live', count: 3 },
      { value: 'closed', count: 2 },
      { value: 'in-bin', count: 1 },
    ]);
  });
});

describe('a page', () => {
  const after = (id: string) => ({ createdAt: new Date(rows().find(({ _id }) => _id === id)?.createdAt ?? 0), id });

  testRows(['newest', 'title', 'closing'] as const)('continues after the page before, in every order', (sort) => {
    const whole = ids({ sort }, true);
    const first = ask({ sort, limit: 4 }, true);
    const last = first.rows.at(-1)?._id ?? '';
    expect(first.next).toBe(cursorAfter({ _id: last, createdAt: after(last).createdAt.toISOString() }));
    const second = ask({ sort, limit: 4, after: after(last) }, true);
    expect([...first.rows, ...second.rows].map(({ _id }) => _id)).toEqual(whole);
    expect(second).not.toHaveProperty('next');
    expect(second.count).toBe(whole.length);
  });

  it('continues after a removed job in the order of dates, and not in another order', () => {
    const gone = { createdAt: new Date(on(2)), id: 'gone' };
    expect(ids({ after: gone })).toEqual(['one']);
    expect(() => ask({ after: gone, sort: 'title' })).toThrow('after must be the "next" of an earlier answer');
    expect(() => ask({ after: gone, sort: 'title' })).toThrow(
      expect.objectContaining({ errors: { after: expect.stringContaining('after') } }),
    );
    expect(ask({ after: after('one') })).toMatchObject({ rows: [], count: 3 });
    expect(ask({ after: after('one') })).not.toHaveProperty('next');
  });

  it('that ends with the last job has no next page', () => {
    expect(ask({ limit: 3 })).not.toHaveProperty('next');
    expect(ask({ limit: 2 })).toHaveProperty('next');
  });

  it('lists disciplines by the alphabet', () => {
    const types = ['Survey', 'Design', 'Protection'].map((type) => rowOf(jobWith({ _id: type, type })));
    const { discipline } = listRows(types, { limit: 1 }, false, now).facets;
    expect(discipline.map(({ value }) => value)).toEqual(['Design', 'Protection', 'Survey']);
  });

  it('counts at most as many values as an answer can have', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      rowOf(jobWith({ _id: `job-${index}`, type: `Kind ${index}` })),
    );
    expect(listRows(many, { limit: 1 }, false, now).facets.discipline).toHaveLength(limits.facetValues);
  });
});
