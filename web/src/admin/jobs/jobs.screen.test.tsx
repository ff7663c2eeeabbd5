import { sendMessageRoute } from '@site/contract/desk/desk-routes';
import { weekOf } from '@site/contract/desk/hiring-statistics';
import { countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { type JobDocument, jobFromDocument } from '@site/contract/jobs/job-document';
import {
  type BulkJobOutcome,
  bulkJobsRoute,
  createPreviewLinkRoute,
  duplicateJobRoute,
  listJobsRoute,
  renewJobRoute,
  restoreJobRoute,
  setJobStateRoute,
} from '@site/contract/jobs/job-routes';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { applicationDocument, jobDocument } from '../../../../tests/support/documents.ts';
import { type BuiltInJobDescription, builtInJobDescriptions } from '../../content/firm/job-descriptions.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, resize, said, signIn, store, warned } from '../../test-support/open-page.tsx';

const row = (title: string | RegExp) => page.getByRole('row').filter({ hasText: title });
const more = (title: string) => row(title).getByRole('button', { name: /^More/ });
const question = page.getByRole('alertdialog');

const active = (title: string) => row(title).getByRole('switch', { name: `Active: ${title}` });
const deletion = (title: string) => row(title).getByRole('button', { name: `Delete ${title}` });

/** Gives the titles of the rows, in their order. */
const titles = () =>
  [...document.querySelectorAll('td[data-column="title"]')].map((cell) => cell.firstChild?.textContent ?? '');

/** Stores jobs in this order, the newest first, and opens the list. */
async function openList(jobs: Record<string, Partial<JobDocument>>, address = '/dashboard/jobs'): Promise<void> {
  const documents = Object.entries(jobs).map(([id, changes], index) => {
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 31) - index * 1000);
    return [`jobs/${id}`, jobDocument({ createdAt: at, updatedAt: at, ...changes })];
  });
  await store(Object.fromEntries(documents));
  await signIn(['jobs', 'team']);
  await openPage(address);
  const [first] = Object.values(jobs);
  if (address === '/dashboard/jobs') await expect.element(row(first?.title ?? '')).toBeVisible();
}

/** Gives the job as the API returns it after a change. */
const changed = (id: string, changes: Partial<JobDocument>): Job =>
  jobFromDocument(id, jobDocument({ updatedAt: Timestamp.fromMillis(Date.UTC(2026, 5, 1)), ...changes }));

/** The answer of the API about one job of a bulk action. */
const done = (id: string, changes: Partial<JobDocument>): BulkJobOutcome => ({
  id,
  done: true,
  job: changed(id, changes),
});

async function choose(title: string, action: string): Promise<void> {
  await userEvent.click(more(title));
  await userEvent.click(page.getByRole('menuitem', { name: action, exact: true }));
}

const three = {
  protection: { title: 'Protection Engineer', country: home.country, place: 'Colchester', reference: 'J-0001' },
  manager: { title: 'Design Manager', country: branch.country, place: 'New Delhi', isActive: false },
  primary: { title: 'Primary Design Engineer', country: home.country, place: 'Tashkent' },
} as const;

test('an admin without jobs reads that there are none', async () => {
  await signIn();
  await openPage('/dashboard/jobs');
  await expect.element(page.getByText('There are no job listings yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add New Job' })).toHaveAttribute('href', '/dashboard/jobs/new');
});

test('the list shows for each job its title, place, country, experience, status and PDF, which can be a built-in one', async () => {
  const [{ title, country }] = builtInJobDescriptions as [BuiltInJobDescription];
  await openList({
    ...three,
    described: { title, country },
    protection: { ...three.protection, experience: 'Three years', pdfUrl: 'https://files.example.org/job.pdf' },
    closed: { title: 'Closed Engineer', isActive: false, publishedAt: Timestamp.now() },
  });
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual(['Title', 'Location', 'Experience', 'Status', 'Closes', 'PDF', 'Actions']);
  const cell = (title: string, column: string) => row(title).element().querySelector(`[data-column="${column}"]`);
  expect([...(cell('Protection Engineer', 'location')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Colchester',
    home.country,
  ]);
  expect(cell('Protection Engineer', 'experience')?.textContent).toBe('Three years');
  expect(cell('Protection Engineer', 'status')?.textContent).toMatch(/^Active/);
  // A draft shows its state beside "Inactive". A closed job does not, because its state would repeat "Inactive".
  expect(cell('Design Manager', 'status')?.textContent).toBe('Inactive Draft');
  expect(cell('Closed Engineer', 'status')?.textContent.trim()).toBe('Inactive');
  expect(cell('Primary Design Engineer', 'pdf')?.textContent).toBe('None');
  const pdf = row('Protection Engineer').getByRole('link', { name: /^Open PDF Protection Engineer/ });
  await expect.element(pdf).toHaveAttribute('href', 'https://files.example.org/job.pdf');
  await expect.element(pdf).toHaveAttribute('target', '_blank');
  const builtIn = row(title).getByRole('link', { name: `Built-in description ${title}`, exact: false });
  await expect.element(builtIn).toHaveAttribute('target', '_blank');
  expect((builtIn.element() as HTMLAnchorElement).pathname).toMatch(/\.pdf$/);
  await expect
    .element(row('Protection Engineer').getByRole('link', { name: 'Edit Protection Engineer' }))
    .toHaveAttribute('href', '/dashboard/jobs/edit/protection');
  expect(await violationsHere()).toEqual([]);
});

test.for([390, 768, 803, 1100, 1440])('the jobs fit a screen of %i px', async (width) => {
  await resize(width);
  await store({
    'jobs/protection': jobDocument({ ...three.protection, closesOn: '2099-12-31' }),
    'jobs/manager': jobDocument(three.manager),
    [`applicationWeeks/${weekOf(new Date())}`]: {
      jobs: { 'J-0001': { statuses: { new: 99, reviewing: 99, interview: 99 } } },
    },
  });
  await signIn(['jobs', 'hiring']);
  await openPage('/dashboard/jobs');
  await expect
    .element(row('Protection Engineer').getByRole('link', { name: 'Reviewing 99 Protection Engineer' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('the title of a job links to its page: applicants by status, their sources, and the page on the site', async () => {
  const counts = { new: 2, interview: 1 };
  await store({
    'jobs/protection': jobDocument(three.protection),
    [`applicationWeeks/${weekOf(new Date())}`]: {
      jobs: {
        'J-0001': { statuses: counts, sources: { 'A job board': { statuses: { new: 2 } } } },
        'J-0002': { statuses: { new: 7 } },
      },
    },
  });
  await signIn(['jobs', 'hiring']);
  await openPage('/dashboard/jobs?sort=title');
  await userEvent.click(row('Protection Engineer').getByRole('link', { name: 'Protection Engineer', exact: true }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Protection Engineer' })).toBeVisible();
  const people = page.getByRole('list', { name: 'Applicants for Protection Engineer by status' });
  await expect
    .element(people.getByRole('link', { name: 'New 2' }))
    .toHaveAttribute('href', '/dashboard/applications?job=J-0001&status=new');
  expect(people.getByRole('link').elements()).toHaveLength(2);
  const sources = page.getByRole('table', { name: 'How applicants found this job' });
  expect(
    sources
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['SourceApplications', 'A job board2', 'Not known1']);
  await expect
    .element(page.getByRole('link', { name: /^See it on the site/ }))
    .toHaveAttribute('href', '/careers/protection-engineer-colchester-1');
  await expect
    .element(page.getByRole('link', { name: 'Edit', exact: true }))
    .toHaveAttribute('href', '/dashboard/jobs/edit/protection?sort=title');
  expect(await violationsHere()).toEqual([]);
});

test('an admin who may not see applications reads the status of a job on its page; a message says that a job is gone', async () => {
  await store({ 'jobs/manager': jobDocument(three.manager) });
  await signIn(['jobs']);
  const screen = await openPage('/dashboard/jobs/manager');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Design Manager' })).toBeVisible();
  expect(page.getByRole('list', { name: /^Applicants/ }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /^See it on the site/ }).elements()).toEqual([]);
  await screen.unmount();
  await openPage('/dashboard/jobs/none');
  await expect.element(page.getByRole('main').getByText('Job not found')).toBeVisible();
});

test('the admin filters the list by words, state and order, the list says if nothing matches, and the address keeps the choice', async () => {
  await openList({ ...three, closed: { title: 'Closed Engineer', isActive: false, publishedAt: Timestamp.now() } });
  const country = page.getByRole('combobox', { name: 'Country' });
  expect([...(country.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'All Countries',
    ...countries,
  ]);
  const activeOnly = page.getByRole('checkbox', { name: 'Show active jobs only' });
  await userEvent.click(activeOnly);
  await expect.poll(titles).toEqual(['Protection Engineer', 'Primary Design Engineer']);
  expect(location.search).toBe('?active=true');
  await userEvent.click(activeOnly);

  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const [words, found] of [
    ['ENGINEER prot', ['Protection Engineer']],
    ['tashkent', ['Primary Design Engineer']],
    ['J-0001', ['Protection Engineer']],
    ['', ['Protection Engineer', 'Design Manager', 'Primary Design Engineer', 'Closed Engineer']],
  ] as const) {
    await userEvent.fill(search, words);
    await expect.poll(titles, { message: words }).toEqual(found);
  }
  const byTitle = page.getByRole('columnheader', { name: 'Title' });
  await userEvent.click(byTitle.getByRole('button'));
  await expect
    .poll(titles)
    .toEqual(['Closed Engineer', 'Design Manager', 'Primary Design Engineer', 'Protection Engineer']);
  await expect.element(byTitle).toHaveAttribute('aria-sort', 'ascending');
  const state = page.getByRole('combobox', { name: 'Status' });
  for (const [name, found] of [
    ['Draft', ['Design Manager']],
    ['Closed', ['Closed Engineer']],
    ['Live', ['Primary Design Engineer', 'Protection Engineer']],
  ] as const) {
    await userEvent.selectOptions(state, name);
    await expect.poll(titles, { message: name }).toEqual(found);
  }
  await userEvent.fill(search, 'astronaut');
  await expect.element(page.getByText('No job listings found matching your criteria.')).toBeVisible();
});

if (hasTwoCountries)
  test('the admin filters the list by country', async () => {
    await openList(three);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), branch.country);
    await expect.poll(titles).toEqual(['Design Manager']);
    await expect.element(said('1 of 3 job listings')).toBeVisible();
    expect(location.search).toBe(`?country=${branch.country}`);
  });

test('the link to the form and back keeps the filters of the list', async () => {
  await openList(three, `/dashboard/jobs?country=${branch.country}&state=draft&sort=title`);
  await expect.poll(titles).toEqual(['Design Manager']);
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue(branch.country);
  await userEvent.click(page.getByRole('link', { name: 'Add New Job' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add New Job' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Back to Listings' }));
  await expect.poll(titles).toEqual(['Design Manager']);
  expect(location.search).toBe(`?country=${branch.country}&state=draft&sort=title`);
});

test('the admin deactivates and activates jobs: the row follows the answer, and a refusal stays until it is closed', async () => {
  const calls = answerApi(setJobStateRoute, ({ parameters, body }) => {
    const id = parameters.id as keyof typeof three;
    return { data: { job: changed(id, { ...three[id], ...(body as { isActive: boolean }) }) } };
  });
  await openList(three);
  await expect.element(active('Protection Engineer')).toBeChecked();
  await userEvent.click(active('Protection Engineer'));
  await expect.element(said('“Protection Engineer” is inactive now: visitors no longer see it.')).toBeVisible();
  await expect.element(row('Protection Engineer')).toMatchTextContent(/Inactive/);
  await expect.element(active('Protection Engineer')).not.toBeChecked();
  await expect.element(active('Protection Engineer')).toHaveFocus();
  await userEvent.click(active('Design Manager'));
  await expect.element(said('“Design Manager” is active now: visitors can see it.')).toBeVisible();
  await expect.element(row('Design Manager')).not.toMatchTextContent(/Inactive/);
  expect(calls.map(({ parameters, body }) => [parameters.id, body])).toEqual([
    ['protection', { isActive: false }],
    ['manager', { isActive: true }],
  ]);

  answerApi(setJobStateRoute, () => new Refusal(404, 'Job not found'));
  await userEvent.click(active('Primary Design Engineer'));
  const alert = warned('Job not found');
  await expect.element(alert).toBeVisible();
  await expect.element(row('Primary Design Engineer')).not.toMatchTextContent(/Inactive/);
  await userEvent.click(alert.getByRole('button', { name: 'Close' }));
  await expect.element(alert).not.toBeInTheDocument();
});

test('the menu of a job has no violations', async () => {
  await openList(three);
  await userEvent.click(more('Protection Engineer'));
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(await violationsHere()).toEqual([]);
});

test('the count takes the focus after a job disappears from the list of active jobs', async () => {
  answerApi(setJobStateRoute, () => ({
    data: { job: changed('protection', { ...three.protection, isActive: false }) },
  }));
  await openList(three, '/dashboard/jobs?active=true');
  await userEvent.click(active('Protection Engineer'));
  await expect.poll(titles).toEqual(['Primary Design Engineer']);
  await expect.element(page.getByText('1 of 3 job listings', { exact: true })).toHaveFocus();
});

test('a job is deleted after a question, the count takes the focus, and Undo restores the job as it was', async () => {
  const answer = later<undefined>();
  const calls = answerApi(bulkJobsRoute, async ({ body }) => {
    const { action } = body as { action: string };
    if (action === 'delete') await answer.promise;
    const isActive = action !== 'restore';
    return { data: { done: 1, outcomes: [done('protection', { ...three.protection, isActive })] } };
  });
  await openList(three);
  await userEvent.click(deletion('Protection Engineer'));
  await expect.element(question).toHaveAccessibleName('Delete job listing');
  await expect.element(question).toMatchTextContent('Are you sure you want to delete this job listing?');
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  expect(await violationsHere('[role="alertdialog"]')).toEqual([]);
  await userEvent.click(cancel);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(deletion('Protection Engineer')).toHaveFocus();
  await userEvent.click(deletion('Protection Engineer'));
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(titles()).toHaveLength(3);
  expect(calls).toEqual([]);

  await userEvent.click(deletion('Protection Engineer'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  answer.give(undefined);
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(titles).toEqual(['Design Manager', 'Primary Design Engineer']);
  await expect.element(page.getByText('2 job listings', { exact: true })).toHaveFocus();
  await expect.element(said('“Protection Engineer” is in the bin.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(said('“Protection Engineer” is as it was.')).toBeVisible();
  await expect.poll(titles).toContain('Protection Engineer');
  expect(calls.map(({ body }) => body)).toEqual([
    { action: 'delete', ids: ['protection'] },
    { action: 'restore', ids: ['protection'] },
    { action: 'activate', ids: ['protection'] },
  ]);
});

test('the admin selects jobs, deactivates all of them at once, and reads which of them were refused', async () => {
  answerApi(bulkJobsRoute, () => ({
    data: {
      done: 1,
      outcomes: [
        done('protection', { ...three.protection, isActive: false }),
        { id: 'manager', done: false as const, message: 'Job not found' },
        done('primary', { ...three.primary, isActive: false }),
      ],
    },
  }));
  await openList(three);
  const bar = page.getByRole('region', { name: 'Actions for the selected job listings' });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Design Manager' }));
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 3 shown' }));
  await expect.element(bar.getByText('3 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }));
  await expect
    .element(said('2 job listings are inactive now: visitors no longer see them. “Design Manager”: Job not found.'))
    .toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(row('Protection Engineer')).toMatchTextContent(/Inactive/);
});

test('the copy of a job opens at once in the form', async () => {
  const copy = { ...three.manager, title: 'A copy', reference: 'J-0009' };
  answerApi(duplicateJobRoute, () => ({ data: { job: changed('copy', copy) } }));
  await openList({ ...three, copy });
  await choose('Design Manager', 'Duplicate as a draft');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Job Listing' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard/jobs/edit/copy');
  await expect.element(said('“Design Manager” has been copied as the draft J-0009.')).toBeVisible();
});

test('the menu of a job renews the job and copies its link, and a notice shows each result', async () => {
  answerApi(renewJobRoute, () => ({ data: { job: changed('manager', { ...three.manager, closesOn: '2027-02-01' }) } }));
  answerApi(createPreviewLinkRoute, () => ({
    data: { path: '/careers/preview/abc', expiresAt: '2027-01-01T09:00:00Z' },
  }));
  await openList(three);
  for (const [action, sentence] of [
    ['Renew by 30 days', '“Design Manager” is open until 1 February 2027.'],
    ['Make a preview link', '/careers/preview/abc'],
  ] as const) {
    await choose('Design Manager', action);
    await expect.element(said(sentence)).toBeVisible();
  }
});

test('before a job with open applicants is closed, the admin reads who gets the message, and it leaves tomorrow', async () => {
  const at = Timestamp.now();
  const onDesk = { statusChangedAt: at, receivedAt: at, heardAt: at, wroteAt: null, waitsSince: at, unread: false };
  const job = { reference: 'J-0001', title: 'Protection Engineer' };
  const application = (firstName: string, status: string) => ({
    ...applicationDocument(),
    ...{ ...onDesk, firstName, lastName: 'Applicant', status, job, assignee: null, reference: `A-${firstName}` },
  });
  await store({
    'applications/a': application('Asha', 'new'),
    'applications/b': application('Tom', 'interview'),
    'applications/c': application('Nina', 'offer'),
    'jobs/protection': jobDocument(three.protection),
  });
  await signIn(['jobs', 'hiring']);
  await openPage('/dashboard/jobs');
  await userEvent.click(active('Protection Engineer'));
  await expect.element(question).toMatchTextContent('3 applications are still open.');
  await expect.element(question).toMatchTextContent('The message is for Asha Applicant.');
  await expect.element(question).toMatchTextContent('Nina Applicant has an offer, and does not get the message.');
  await expect
    .element(question.getByRole('checkbox', { name: 'Also for Tom Applicant, who has an interview' }))
    .not.toBeChecked();
  await expect.element(question.getByRole('combobox')).toHaveValue('');
  expect(await violationsHere('[role="alertdialog"]')).toEqual([]);

  answerApi(setJobStateRoute, () => ({ data: { job: changed('protection', { isActive: false }) } }));
  const sent = answerApi(sendMessageRoute, () => {
    const standing = { status: 'new' as const, statusChangedAt: at.toDate().toISOString() };
    const outcome = { id: 'a', done: true as const, standing, messageId: 'm', leavesAt: '2026-06-02T09:00:00.000Z' };
    return { data: { done: 1, outcomes: [outcome] } };
  });
  await userEvent.selectOptions(question.getByRole('combobox'), 'tomorrow-morning');
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
  await expect.element(said('The message to 1 person leaves on 2 Jun 2026')).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { ids: ['a'], leavesAt: 'tomorrow-morning', status: 'rejected', onlyFrom: ['new', 'reviewing'] },
  ]);
});

test('the list shows 25 of many jobs, filters find the older ones, and "Show more" adds the next and focuses the first of them', async () => {
  const many = Array.from({ length: 30 }, (_, index) => [
    `job${index}`,
    {
      title: `Archive Engineer ${index}`,
      country: index < 27 ? branch.country : home.country,
      isActive: index >= 27,
    },
  ]);
  await openList(Object.fromEntries(many));
  await expect.poll(() => titles().length).toBe(25);
  await expect.element(said('25 of 30 job listings')).toBeVisible();
  // The database applies the filters.
  await userEvent.click(page.getByRole('checkbox', { name: 'Show active jobs only' }));
  await expect.poll(titles).toEqual(['Archive Engineer 27', 'Archive Engineer 28', 'Archive Engineer 29']);
  await expect.element(said('3 job listings')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Show active jobs only' }));
  await expect.poll(() => titles().length).toBe(25);
  if (hasTwoCountries) {
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), home.country);
    await expect.poll(titles).toEqual(['Archive Engineer 27', 'Archive Engineer 28', 'Archive Engineer 29']);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), 'All Countries');
    await expect.poll(() => titles().length).toBe(25);
  }
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => titles().length).toBe(30);
  await expect.element(page.getByRole('checkbox', { name: 'Select Archive Engineer 25' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the bin lists deleted jobs with the remaining days, and restores one as inactive', async () => {
  const deletedAt = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const job: Job = { ...changed('gone', { ...three.primary, reference: 'J-0006' }), deletedAt };
  const inBin = [job];
  const asked = answerApi(listJobsRoute, () => ({
    data: { jobs: [...inBin], count: inBin.length, facets: { country: [], type: [] } as never },
  }));
  const answer = later<undefined>();
  answerApi(restoreJobRoute, async () => {
    await answer.promise;
    inBin.pop();
    return { data: { job: { ...job, isActive: false } } };
  });
  await signIn(['jobs']);
  await openPage('/dashboard/jobs/bin');
  const item = page.getByRole('listitem').filter({ hasText: 'Primary Design Engineer' });
  await expect
    .element(item)
    .toMatchTextContent(new RegExp(`J-0006 · Tashkent, ${home.country} · Deleted .+, 28 days left`));
  expect(asked[0]?.query.get('state')).toBe('in-bin');
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Put back Primary Design Engineer' }));
  await expect.element(page.getByRole('button', { name: /^Putting it back/ })).toBeVisible();
  answer.give(undefined);
  await expect.element(said('“Primary Design Engineer” is back in the list, and inactive')).toBeVisible();
  await expect.element(page.getByText('The bin is empty.')).toBeVisible();
  await expect.element(page.getByText(/^You can put deleted job listings back for 30 days/)).toHaveFocus();
});

test('a message says that the bin could not be read', async () => {
  answerApi(listJobsRoute, () => new Refusal(500, 'Something went wrong on our side.'));
  await signIn(['jobs']);
  await openPage('/dashboard/jobs/bin');
  await expect.element(page.getByText('The bin could not be read.')).toBeVisible();
});
