import { assertFails } from '@firebase/rules-unit-testing';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { collections } from '@site/contract/shared/collections';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import {
  countedJobsQuery,
  jobDocument as jobReference,
  jobsPerPage,
  newestJobsQuery,
  nextJobsQuery,
  numberedJobQuery,
} from '@site/web/public/careers/open-jobs/firestore-queries';
import { getCount, getDoc, getDocs, type Query, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import { jobDocument } from '../support/documents.ts';
import { missingIndex, queriesIn } from '../support/firestore-indexes.ts';
import { plantedProject, rulesClients } from './rules-clients.ts';

// The site's own queries to Firestore, sent under the rules. The tests check that each query has its index.

const projectId = 'demo-rules-open-jobs';
const client = rulesClients(projectId);
const stranger = client('stranger', undefined);
const sent = vi.spyOn(globalThis, 'fetch');

plantedProject(projectId, client('owner', 'owner'), () =>
  Object.fromEntries(Object.entries(stored).map(([id, document]) => [`${collections.jobs}/${id}`, document])),
);

beforeEach(() => {
  sent.mockClear();
});

const at = (minute: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, 23, 12, minute)));
const job = (number: number, changes: Parameters<typeof jobDocument>[0] = {}) =>
  jobDocument({
    country: home.country,
    reference: `J-${String(number).padStart(4, '0')}`,
    createdAt: at(number),
    ...changes,
  });

/** One country has more jobs than a page holds. Three jobs at the end of the page have the same time. */
const many = jobsPerPage + 2;
const inIndia = Array.from({ length: many }, (_, index) => {
  const number = 10 + index;
  const createdAt = at(index < 3 ? 10 : number);
  return [`india-${index}`, job(number, { country: branch.country, createdAt })] as const;
});
const stored = {
  open: job(1),
  closing: job(2, { closesAt: Timestamp.fromMillis(Date.now() + 3_600_000) }),
  over: job(3, { closesAt: Timestamp.fromMillis(Date.now() - 60_000) }),
  off: job(4, { isActive: false }),
  'off-in-india': job(5, { isActive: false, country: branch.country }),
  ...Object.fromEntries(inIndia),
};

/** The jobs in the branch that are switched on; for a firm with one country, the jobs at home too. */
const newestOfBranch = [
  ...inIndia.map(([id]) => id).reverse(),
  ...(hasTwoCountries ? [] : ['over', 'closing', 'open']),
];

const idsOf = async (query: Query) => (await getDocs(query)).docs.map(({ id }) => id);

/** Checks that every query since the test began has its index. */
function expectIndexes(count: number): void {
  const queries = sent.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? queriesIn(init.body) : []));
  expect(queries).toHaveLength(count);
  expect(queries.flatMap((query) => missingIndex(query) ?? [])).toEqual([]);
}

it('gives the newest active jobs; a job past its closing time stays in the list until its task runs', async () => {
  const newest = await idsOf(newestJobsQuery(stranger));
  expect(newest).toHaveLength(many + 3);
  expect(newest[0]).toBe(`india-${many - 1}`);
  expect(newest.slice(-3)).toEqual(['over', 'closing', 'open']);
  expectIndexes(1);
});

it('gives the jobs of a country page by page, without repetitions', async () => {
  const first = (await getDocs(nextJobsQuery(stranger, branch.country, undefined))).docs;
  expect(first).toHaveLength(jobsPerPage);
  const last = first.at(-1);
  if (!last) throw new Error('There is no first page.');
  const next = await idsOf(nextJobsQuery(stranger, branch.country, jobFromDocument(last.id, last.data())));
  expect([...first.map(({ id }) => id), ...next]).toEqual(newestOfBranch);
  expectIndexes(2);
});

it('counts the jobs of a country', async () => {
  expect((await getCount(countedJobsQuery(stranger, branch.country))).data().count).toBe(newestOfBranch.length);
  expectIndexes(1);
});

it('finds a job by its number while the job is active', async () => {
  expect(await idsOf(numberedJobQuery(stranger, 2))).toEqual(['closing']);
  expect(await idsOf(numberedJobQuery(stranger, 4))).toEqual([]);
  expectIndexes(2);
});

it('reads a job by its id while it is open, and is refused the others', async () => {
  for (const id of ['open', 'closing']) expect((await getDoc(jobReference(stranger, id))).exists(), id).toBe(true);
  for (const id of ['over', 'off', 'missing']) await assertFails(getDoc(jobReference(stranger, id)));
});
