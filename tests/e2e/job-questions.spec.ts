import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobPath } from '@ohmbridge/contract/pages/job-page';
import { logInAsAdmin } from '../support/accounts.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, readJob, updateJob } from '../support/job-calls.ts';
import { mailFrom, mailsTo } from '../support/mailbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { introduce } from './forms.ts';
import { expectAccessible } from './page-checks.ts';

// What the server answers to an application that lacks an answer.
test.use({ expectedConsoleErrors: /status of 400|The application was not sent/ });

test('I ask two questions and then a third; who applies answers them, and I find them by an answer', {
  tag: weekly,
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const token = await logInAsAdmin();
  const title = `Relay Engineer ${uniqueMark()}`;
  const json = validJob({ title, country: 'Uzbekistan', place: 'Tashkent' });
  const { job } = (await createJob(token, { json })).body.data;
  const lastName = `Asked ${uniqueMark()}`;
  const email = `asked@${uniqueMark()}.example.org`;
  const licence = 'Do you have a driving licence?';
  const voltage = 'At which voltage have you worked most?';
  const stored = async (): Promise<Job> => (await readJob(job._id, token)).body.data.job;
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  try {
    await test.step('I add them to the job', async () => {
      await openAsAdmin(page, `/dashboard/jobs/edit/${job._id}`);
      const part = page.getByRole('region', { name: 'Questions to applicants' });
      const add = part.getByRole('button', { name: 'Add a question' });
      const question = (number: number) => part.getByRole('group', { name: `Question ${number}` });
      await add.press('Enter');
      await expect(question(1).getByLabel('Question', { exact: true })).toBeFocused();
      await page.keyboard.type(licence);
      await question(1).getByLabel('Answered with').selectOption('Yes or no');
      await question(1).getByLabel('An answer is required').check();
      await add.press('Enter');
      await page.keyboard.type(voltage);
      await question(2).getByLabel('Answered with').selectOption('One of several options');
      await add.press('Enter');
      await question(3).getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(add).toBeFocused();
      await page.getByRole('button', { name: 'Save Job' }).press('Enter');
      await expect(question(2).getByLabel('Options')).toBeFocused();
      await expect(question(2)).toContainText('Options must be 2 to 8, one a line');
      await question(2).getByLabel('Options').fill('11 kV\n33 kV\n');
      await expectAccessible(page, 'job form with questions', [1440, 390]);
      await page.getByRole('button', { name: 'Save Job' }).press('Enter');
      await expect(page).toHaveURL('/dashboard/jobs');
      expect((await stored()).questions).toMatchObject([
        { words: licence, kind: 'yes-no', required: true },
        { words: voltage, kind: 'one-of', options: ['11 kV', '33 kV'], required: false },
      ]);
    });

    await test.step('a visitor reads them on its page, and is asked them in the last step', async () => {
      await visitor.goto(jobPath(job.slug ?? ''));
      await expect(visitor.getByText('You will be asked')).toBeVisible();
      await expect(visitor.getByText(voltage)).toBeVisible();
      await expectAccessible(visitor, 'page of a job that asks', [1440, 390]);
      await visitor
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .click();
      await introduce(visitor, 'Aziza', lastName, email, '+998 90 123 45 67');
      await visitor.getByRole('button', { name: 'Continue' }).click();
      await visitor.getByLabel('CV link').fill('files.example.org/aziza.pdf');
      await visitor.getByRole('button', { name: 'Continue' }).click();
      await visitor.getByLabel(voltage).selectOption('33 kV');
      await visitor.getByRole('button', { name: 'Submit Application' }).click();
      await expect(visitor.getByLabel(licence)).toBeFocused();
      await expect(visitor.getByText('This answer is required')).toBeVisible();
      await visitor.getByLabel(licence).selectOption('Yes');
      await expect(visitor.getByText('This answer is required')).toBeHidden();
      await expectAccessible(visitor, 'form with questions', [1440, 390]);
    });

    const years = 'For how many years have you worked in design?';
    await test.step('I ask one more meanwhile: the form asks it too, and keeps what was answered through a reload', async () => {
      const { questions = [], ...fields } = await stored();
      const more = { words: years, kind: 'number', required: true };
      await updateJob(token, job._id, { json: { ...fields, questions: [...questions, more] } });
      await visitor.getByRole('button', { name: 'Submit Application' }).click();
      await expect(visitor.getByLabel(years)).toBeFocused();
      await visitor.getByLabel(years).fill('3.5');
      await visitor.reload();
      await expect(visitor.getByLabel(licence)).toHaveValue('Yes');
      await expect(visitor.getByLabel(years)).toHaveValue('3.5');
      await visitor.getByRole('button', { name: 'Submit Application' }).click();
      await expect(visitor.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible();
      expect((await mailFrom(email)).text).toContain(`${licence}\nYes\n\n${voltage}\n33 kV\n\n${years}\n3.5`);
    });

    await test.step('I find whoever has that answer, and read what was answered', async () => {
      await openAsAdmin(page, `/dashboard/applications?job=${job.reference}`);
      const row = page.getByRole('link', { name: `Aziza ${lastName}` });
      await expect(row).toBeVisible();
      await page.getByRole('button', { name: 'More filters' }).press('Enter');
      await page.getByLabel('Answer', { exact: true }).selectOption(`${voltage} 11 kV`);
      await page.getByRole('button', { name: 'Show the list' }).press('Enter');
      await expect(page.getByText('No applications match your criteria.')).toBeVisible();
      await page.getByRole('button', { name: 'More filters' }).press('Enter');
      await page.getByLabel('Answer', { exact: true }).selectOption(`${voltage} 33 kV`);
      await page.getByRole('button', { name: 'Show the list' }).press('Enter');
      await expect(page.getByRole('button', { name: `${voltage} 33 kV: remove this filter` })).toBeVisible();
      await row.press('Enter');
      const sent = page.getByRole('region', { name: 'What was sent' });
      await expect(sent).toContainText(`${licence}Yes`);
      await expect(sent).toContainText(`${years}3.5`);
      await expectAccessible(page, 'application with answers', [1440, 390]);
    });

    await test.step('the applicant sees them on a page of their own', async () => {
      const mail = await eventually('the acknowledgement', async () =>
        (await mailsTo(email)).find(({ subject }) => subject.startsWith('Your application A-')),
      );
      await visitor.goto(/\/application#\S+/.exec(mail.text)?.[0] ?? '');
      await expect(visitor.getByRole('definition').filter({ hasText: '33 kV' })).toBeVisible();
      await expect(visitor.getByText(years)).toBeVisible();
    });
  } finally {
    await eraseJob(token, job._id);
    await visitor.context().close();
  }
});
