import { jobFromDocument } from '@site/contract/jobs/job-document';
import { listJobsRoute } from '@site/contract/jobs/job-routes';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { validContact } from '../../../../tests/support/factories.ts';
import { answerApi } from '../../test-support/api-answers.ts';
import { adminUid, change, openPage, resize, signIn, store } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications } from '../../test-support/stored-submissions.ts';

const field = page.getByLabelText('Find a job, a person, an enquiry or a page');
const options = () =>
  page
    .getByRole('listbox')
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

/** The search words that the API has received, in order. */
const lookedFor: (string | null)[] = [];

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Asha'], { words: ['asha', 'quick', 'employer'] });
  const at = Timestamp.now();
  const times = { createdAt: at, receivedAt: at, statusChangedAt: at, heardAt: at, waitsSince: at };
  const sent = validContact({ firstName: 'Ed', lastName: 'Quick' });
  const desk = {
    reference: 'E-000001',
    status: 'new',
    words: ['ed', 'quick', 'employer'],
    assignee: null,
    unread: true,
  };
  await store({ 'enquiries/ed': { ...sent, ...times, ...desk, wroteAt: null, firstWroteAt: null } });
  const job = jobFromDocument('one', jobDocument({ title: 'Quick Engineer', reference: 'J-0001', isActive: false }));
  lookedFor.length = 0;
  answerApi(listJobsRoute, ({ query }) => {
    lookedFor.push(query.get('search'));
    const jobs = query.get('search') === 'quick' ? [job] : [];
    return { data: { jobs, count: jobs.length, facets: { country: [], type: [] } as never } };
  });
  await signIn();
});

test('the key / focuses the search, which finds jobs, people and enquiries; keys choose a result, clear the text, or open the list', async () => {
  await openPage('/dashboard');
  await expect.element(field).toBeVisible();
  // The field with suggestions replaces the plain one while the admin types.
  await userEvent.keyboard('/employer');
  await expect.element(field).toHaveAttribute('role', 'combobox');
  await expect.element(field).toHaveValue('employer');
  await expect.element(field).toHaveFocus();
  await expect.poll(options).toEqual([expect.stringMatching(/^Asha/), expect.stringMatching(/^Ed/)]);
  await userEvent.fill(field, 'quick');
  await expect
    .poll(options)
    .toEqual([
      expect.stringMatching(/^Quick EngineerJ-0001.*Draft$/),
      expect.stringMatching(/^Asha Quick.*A-000001.*New$/),
      expect.stringMatching(/^Ed/),
    ]);
  // The status of a person has its mark, as everywhere.
  expect(page.getByRole('option', { name: /^Asha/ }).element().querySelector('svg')).not.toBeNull();
  expect(await violationsHere()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Quick' })).toBeVisible();
  await expect.element(field).toHaveValue('');

  await userEvent.fill(field, 'nobody');
  await expect.element(page.getByText('Nothing found.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'employer');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/applications?search=employer');
});

test('the search finds the pages that the admin may open, and opens one', async () => {
  await openPage('/dashboard');
  for (const [typed, found] of [
    ['setti', ['Settings']],
    ['Reports', ['Reports']],
    ['interviews', ['Interviews']],
    ['in', ['Interviews', 'Signing in']],
    ['templates message', ['Message templates']],
  ] as const) {
    await userEvent.fill(field, typed);
    await expect.poll(() => options().slice(0, found.length)).toEqual(found);
  }
  expect(await violationsHere()).toEqual([]);
  // An admin who marks a result before the search has begun keeps it when the answer arrives.
  await userEvent.clear(field);
  await userEvent.keyboard('tea{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant');
  await expect.poll(() => lookedFor).toContain('tea');
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  expect(options()).toEqual(['Team']);
  await expect.element(field).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/dashboard/team');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await change(`admins/${adminUid}`, { roles: ['jobs'] });
  await expect.element(page.getByText(/^Your roles have changed/)).toBeVisible();
  await userEvent.fill(field, 'team');
  await expect.element(page.getByText('Nothing found.')).toBeVisible();
});

test('on a phone an icon opens the search over the app bar, and Escape returns the focus to the icon', async () => {
  await resize(390);
  await openPage('/dashboard');
  const open = page.getByRole('button', { name: 'Find' });
  await userEvent.click(open);
  await expect.element(field).toHaveFocus();
  expect(await violationsHere()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeVisible();
  await expect.element(open).toHaveFocus();
});

test('the key / does nothing if the admin has switched off single keys', async () => {
  localStorage.setItem('desk-shortcuts', 'off');
  await openPage('/dashboard');
  await expect.element(field).not.toHaveAttribute('aria-keyshortcuts');
  await userEvent.keyboard('/');
  await expect.element(field).not.toHaveFocus();
});
