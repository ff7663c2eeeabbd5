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

test('I close a job: an applicant with an offer gets no message, the others get theirs tomorrow, and I take that back', {
  tag: weekly,
}, async ({ page }) => {
  const title = `Commissioning Engineer ${uniqueMark()}`;
  const json = validJob({ title, isActive: true });
  const token = await logInAsAdmin();
  const { job } = (await createJob(token, { json })).body.data;
  try {
    for (const firstName of ['Asha', 'Tom', 'Nina']) {
      const application = validApplication({ firstName, country: job.country, position: title, job: job.reference });
      await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: application });
    }
    const applications = firestore.collection('applications').where('job.reference', '==', job.reference);
    const stored = async () => (await applications.get()).docs;
    const statuses = async () =>
      (await stored()).map((one) => String(one.get('status'))).toSorted((one, other) => one.localeCompare(other));
    await eventually('all to be on the desk', async () => `${await statuses()}` === 'new,new,new' || undefined);
    const nina = (await stored()).find((one) => one.get('firstName') === 'Nina');
    await nina?.ref.update({ status: 'offer' });

    await openAsAdmin(page, `/dashboard/jobs?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await chooseFromMenu(row, 'Deactivate');
    const question = page.getByRole('alertdialog', { name: 'Deactivate job listing' });
    await expect(question).toContainText('3 applications are still open.');
    await expect(question).toContainText(/The message is for (Asha .+ and Tom|Tom .+ and Asha) /);
    await expect(question).toContainText(/Nina .+ has an offer, and does not get the message\./);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await accessibilityViolations(page), `question, ${width} px`).toEqual([]);
    }
    await question.getByLabel('Tell them that it was not this time').selectOption('tomorrow-morning');
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(page.getByText(/^2 people are told on /)).toBeVisible();
    await expect(row).toContainText('Inactive');
    // Nobody is moved before the messages leave.
    expect(await statuses()).toEqual(['new', 'new', 'offer']);

    // A colleague can also take the message back later.
    await page.goto('/dashboard');
    const leaving = page.getByRole('listitem').filter({ hasText: '2 messages, to leave on' });
    await leaving.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(page.getByText('2 messages are taken back.')).toBeVisible();
    await expect(leaving).toHaveCount(0);
    expect(await statuses()).toEqual(['new', 'new', 'offer']);
    expect((await stored()).filter((one) => one.get('waitingMove') !== undefined)).toEqual([]);
    await page.reload();
    await page.getByRole('link', { name: title }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(4);
  } finally {
    await eraseJob(token, job._id);
  }
});
