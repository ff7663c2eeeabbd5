import { type BrowserFigures, readBrowserFiguresRoute } from '@site/contract/nightly/browser-reports';
import { checkHealthRoute, type Health, readHealthRoute, setDailyMailRoute } from '@site/contract/nightly/health';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, said, signIn, warned } from '../../test-support/open-page.tsx';

const none = { count: 0, since: null, reason: null };
const well: Health = {
  at: '2026-11-28T09:05:00.000Z',
  findings: [],
  mails: { waiting: none, stuck: none, failed: none, undelivered: none, quarantined: none },
  schedules: [],
  dailyMail: true,
};

async function openHealth(health: Health, browsers: Partial<BrowserFigures> = {}): Promise<void> {
  answerApi(readHealthRoute, () => ({ data: health }));
  answerApi(readBrowserFiguresRoute, () => ({ data: { since: health.at, pages: [], violations: [], ...browsers } }));
  await signIn();
  await openPage('/dashboard/health');
  await expect.element(page.getByText(/^As of/)).toBeVisible();
}

test('the page says that all is well, and a check by the admin shows its findings', async () => {
  const answer = later<{ data: Health }>();
  await openHealth(well);
  await expect.element(page.getByRole('heading', { name: 'All is well' })).toBeVisible();
  await expect.element(page.getByText('No scheduled work runs on a local stack.')).toBeVisible();
  await expect.element(page.getByText('No errors have been reported yet.')).toBeVisible();

  answerApi(checkHealthRoute, () => answer.promise);
  const check = page.getByRole('button', { name: 'Run a check now' });
  await userEvent.click(check);
  await expect.element(page.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true');
  answer.give({
    data: { ...well, findings: [{ part: 'failed', count: 1, isWrong: true, since: null, reason: null }] },
  });
  await expect.element(said('Checked. An email is on its way to admin@example.com')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 thing is broken' })).toBeVisible();

  // A single finding that only waits is not called broken.
  const closing = { part: 'closing', count: 1, isWrong: false, since: null, reason: null } as const;
  answerApi(checkHealthRoute, () => ({ data: { ...well, findings: [closing] } }));
  await userEvent.click(check);
  await expect.element(page.getByRole('heading', { name: '1 thing to do' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A job closes soon' })).toBeVisible();

  answerApi(checkHealthRoute, () => new Refusal(429, 'Too many checks.'));
  await userEvent.click(check);
  await expect.element(warned('Too many checks.')).toBeVisible();
});

test('a finding shows its number, time, reason and remedy, and script errors have a row for each page', async () => {
  const health: Health = {
    ...well,
    findings: [
      { part: 'stuck', count: 3, isWrong: true, since: '2026-11-28T00:05:00.000Z', reason: 'SMTP: ECONNECTION' },
      { part: 'schedule', schedule: 'backUp', isOverdue: true, isWrong: true, since: null, reason: null },
      { part: 'unread', kind: 'enquiries', count: 2, isWrong: false, since: null, reason: null },
    ],
    mails: { ...well.mails, waiting: { ...none, count: 4 }, stuck: { ...none, count: 3 } },
    schedules: [
      { name: 'backUp', state: 'overdue', startedAt: null, lastSuccessAt: null, error: null },
      { name: 'sweepMail', state: 'failed', startedAt: well.at, lastSuccessAt: well.at, error: 'No connection' },
    ],
  };
  await openHealth(health, {
    pages: [
      { page: '/', errors: 1 },
      { page: '/services/*', errors: 12 },
    ],
    violations: [{ directive: 'img-src', count: 2 }],
  });
  await expect.element(page.getByRole('heading', { name: '2 things are broken' })).toBeVisible();
  for (const text of ['3 emails waiting for more than an hour', 'Backup: overdue', '2 new enquiries'])
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
  await expect.element(page.getByText(/^Since 28\sNov\s2026, .* · SMTP: ECONNECTION$/)).toBeVisible();
  const figures = Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent,
    ]),
  );
  expect(figures).toEqual({
    'Being sent': '4',
    'Delayed over an hour': '3',
    'Could not be sent to us': '0',
    'Could not be sent to others': '0',
    'Held for a check': '0',
  });
  const backup = page.getByRole('listitem').filter({ hasText: 'BackupOverdue' });
  await expect.element(backup).toMatchTextContent('BackupOverdueHas not succeeded yet');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'No connection' }))
    .toMatchTextContent(/No connection$/);
  await expect.element(page.getByText('Blocked by the content security policy: img-src 2')).toBeVisible();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Home', '1'],
    ['A service', '12'],
  ]);
  await expect
    .element(page.getByRole('link', { name: '2 new enquiries' }))
    .toHaveAttribute('href', '/dashboard/enquiries');
  expect(await violationsHere()).toEqual([]);
});

test('the daily email is switched off at once, and stays on if the change is refused', async () => {
  await openHealth(well);
  const daily = page.getByRole('checkbox', { name: 'Send me an email once a day, if there is something to do' });
  await expect.element(daily).toBeChecked();
  const sent = answerApi(setDailyMailRoute, () => new Refusal(500, 'This could not be changed.'));
  await userEvent.click(daily);
  await expect.element(warned('This could not be changed.')).toBeVisible();
  await expect.element(daily).toBeChecked();
  answerApi(setDailyMailRoute, () => ({ data: { dailyMail: false } }));
  await userEvent.click(daily);
  await expect.element(daily).not.toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ dailyMail: false }]);
});

test('the page says that the state of the website could not be loaded', async () => {
  answerApi(readHealthRoute, () => new Refusal(500, 'Not now.'));
  await signIn();
  await openPage('/dashboard/health');
  await expect.element(page.getByText('The state of the website could not be loaded.')).toBeVisible();
});
