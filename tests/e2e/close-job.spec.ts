import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { chooseFromMenu, openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test.setTimeout(60_000);

test('I close a job for which two are still open, have them told tomorrow morning, and take that back', {
  tag: weekly,
}, async ({ page }) => {
  const title = `Commissioning Engineer ${uniqueMark()}`;
  const json = validJob({ title, isActive: true });
  const token = await logInAsAdmin();
  const { job } = (await createJob(token, { json })).body.data;
  try {
    for (const firstName of ['Asha', 'Tom']) {
      const application = validApplication({ firstName, country: job.country, position: title, job: job.reference });
      await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: application });
    }
    const applications = firestore.collection('applications').where('job.reference', '==', job.reference);
    const statuses = async () => (await applications.get()).docs.map((one) => one.get('status'));
    await eventually('both to be on the desk', async () => `${await statuses()}` === 'new,new' || undefined);

    await openAsAdmin(page, `/dashboard/jobs?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await chooseFromMenu(row, 'Deactivate');
    const question = page.getByRole('alertdialog', { name: 'Deactivate job listing' });
    await expect(question).toContainText('2 applications are still open.');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await accessibilityViolations(page), `question, ${width} px`).toEqual([]);
    }
    await question.getByLabel('Tell them that it was not this time').selectOption('tomorrow-morning');
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(page.getByText(/^2 people are told on /)).toBeVisible();
    await expect(row).toContainText('Inactive');
    expect(await statuses()).toEqual(['rejected', 'rejected']);

    // Whoever looks later can take it back as well.
    await page.goto('/dashboard');
    const leaving = page.getByRole('listitem').filter({ hasText: '2 messages, to leave on' });
    await leaving.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(page.getByText('2 messages are taken back.')).toBeVisible();
    await expect(leaving).toHaveCount(0);
    expect(await statuses()).toEqual(['new', 'new']);
    await page.reload();
    await page.getByRole('link', { name: title }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
  } finally {
    await eraseJob(token, job._id);
  }
});
