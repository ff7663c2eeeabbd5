import { readTeamRoute } from '@site/contract/team/team';
import { branch } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi } from '../../test-support/api-answers.ts';
import { openPage, signIn, store } from '../../test-support/open-page.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const grace = { uid: 'grace', email: 'grace@example.com' };
const submission = { kind: 'applications', id: 'one', reference: 'A-000001' };

/** Makes an entry of the list that is this many minutes old. */
const entry = (age: number, what: object) => ({
  at: Timestamp.fromMillis(Date.now() - age * 60_000),
  expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000),
  who: ada,
  ...what,
});

const entries = {
  'auditEntries/a': entry(3, { kind: 'signed-in', session: 1, hasSecondFactor: true }),
  'auditEntries/b': entry(2, { kind: 'opened', submission }),
  'auditEntries/c': entry(1, {
    ...{
      kind: 'exported',
      what: 'list',
      list: 'applications',
      count: 1,
      filters: ['search', `country:${branch.country}`],
    },
    who: grace,
  }),
  'auditEntries/d': entry(0, { kind: 'sign-in-refused', reason: 'wrong-credentials', who: null, count: 4 }),
};

const lines = () =>
  [...document.querySelectorAll('main ol li, main ul li')]
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))
    .filter((text) => /@|unknown/.test(text));

async function openAudit() {
  const reads = answerApi(readTeamRoute, () => ({
    data: { members: [{ ...ada, name: 'Ada' } as never, { ...grace, name: 'Grace' } as never], changes: [] },
  }));
  await signIn();
  await openPage('/dashboard/audit');
  return reads;
}

test('the audit list names each admin and action, the newest first, and is filtered by person, kind and day', async () => {
  await store(entries);
  await openAudit();
  await expect.element(page.getByText('4 entries', { exact: true })).toBeVisible();
  const expected = [
    /Wrong password, or no such account \(4 times within an hour\).*unknown/,
    new RegExp(`Exported a list of 1 application, filtered by search, country ${branch.country}.*grace@example\\.com`),
    /Opened the application A-000001.*ada@example\.com/,
    /Signed in with a second step.*ada@example\.com/,
  ];
  expect(lines()).toHaveLength(4);
  for (const [index, line] of expected.entries()) expect(lines()[index]).toMatch(line);
  await expect
    .element(page.getByRole('link', { name: 'A-000001' }))
    .toHaveAttribute('href', '/dashboard/applications/one');
  expect(await violationsHere()).toEqual([]);

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Who' }), 'ada@example.com');
  await expect.poll(() => lines().length).toBe(2);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'What' }), 'Opened');
  await expect.poll(() => lines().length).toBe(1);
  expect(new URLSearchParams(location.search).get('who')).toBe('ada');
  await userEvent.click(page.getByRole('group', { name: 'Last day' }).getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('01012020');
  await expect.element(page.getByText('No entry matches these filters.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear the filters' }));
  await expect.poll(() => lines().length).toBe(4);
});

test('the audit list reads the names of the team once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reads = await openAudit();
  await expect.element(page.getByText('There are no entries yet.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(reads).toHaveLength(1);
});

test('an empty audit list says that there are no entries yet', async () => {
  await openAudit();
  await expect.element(page.getByText('There are no entries yet.')).toBeVisible();
});
