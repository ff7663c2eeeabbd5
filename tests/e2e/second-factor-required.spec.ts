import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { secondFactorMessages } from '@ohmbridge/contract/team/second-factor';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin } from '../support/accounts.ts';
import { nextCode } from '../support/second-factor-calls.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// Where the customer decides that everyone needs a second step: the API with that setting, on the stack's data. The browser
// asks it in place of the stack's own.
let api: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const settings = parseEnv(readFileSync(new URL('../../functions/.env.demo-careers', import.meta.url), 'utf8'));
  const local = { FUNCTIONS_EMULATOR: 'true', SITE_ORIGIN: siteOrigin };
  const env = { ...process.env, ...settings, ...local, SECOND_FACTOR: 'required' };
  api = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), { env, execArgv: [] });
  const [port] = await once(api, 'message');
  origin = `http://127.0.0.1:${port}`;
});
test.afterAll(() => api.disconnect());
test.beforeEach(({ page }) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(siteOrigin, origin) });
    await route.fulfill({ response });
  }),
);

// What is refused on the way.
test.use({ expectedConsoleErrors: /status of 40[39]|permission/i });

test('my password alone opens nothing: I set up a second step, come in, and may not take it away again', {
  tag: weekly,
}, async ({ page }) => {
  const account = await createAdmin();
  await page.goto('/login?next=%2Fdashboard%2Fsign-in');
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'setting up').toEqual([]);
  await page.goto('/dashboard/applications');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/login?next=%2Fdashboard%2Fsign-in');

  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code from your app').fill(await nextCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Your app' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove the app?' });
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: secondFactorMessages.lastOne })).toBeVisible();

  await page.goto('/dashboard/applications');
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await page.goto('about:blank');
  await account.remove();
});

test('I was signed in when it was decided: the next thing that I do asks me to set one up', { tag: weekly }, async ({
  page,
}) => {
  const account = await createAdmin();
  await openAsAdmin(page, '/dashboard/applications', account);
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await page.goto('about:blank');
  await account.remove();
});
