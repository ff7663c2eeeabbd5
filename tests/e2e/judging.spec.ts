import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Browser, Page } from '@playwright/test';
import { createAdmin, logInAsAdmin, type OwnAccount } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';

test.setTimeout(180_000);

const applicationWith = (comments: string) =>
  eventually(`an application: ${comments}`, async () => {
    const found = firestore.collection(collections.applications).where('comments', '==', comments);
    const { docs } = await found.get();
    return docs.find((one) => one.get('reference') !== undefined);
  });

/** Somebody of ours, at a desk of their own. */
async function deskOf(browser: Browser, account: OwnAccount, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAsAdmin(page, path, account);
  return page;
}

const cardsOn = (page: Page) => page.getByRole('region', { name: 'Scorecards' });

/** Fills in everything that is asked for, with the same grade. */
async function judge(page: Page, grade: string, summary: string): Promise<void> {
  await expect(page.getByLabel('Summary')).toBeVisible();
  for (const one of await page.getByRole('radio', { name: grade, exact: true }).all()) await one.check();
  for (const reason of await page.getByLabel('Reason').all()) await reason.fill(`Because of ${summary}`);
  await page.getByLabel('Summary').fill(summary);
}

test('two interviewers judge one applicant, and neither reads the other before both have written', {
  tag: weekly,
}, async ({ browser }) => {
  // Of the two, one sees what is assigned to them and no more; the other looks after applications besides.
  const accounts = await Promise.all([createAdmin(['interviewer']), createAdmin(['hiring', 'interviewer'])]);
  const mark = uniqueMark();
  const json = validApplication({ lastName: `Judged ${mark}`, comments: `Judge me ${mark}` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  const application = await applicationWith(`Judge me ${mark}`);
  const interviewers = accounts.map(({ uid }) => uid);
  await application.ref.update({ assignedTo: interviewers, hasInterview: true });
  const interview = firestore.collection(collections.interviews).doc(application.id);
  const moment = new Date();
  const times = { changedAt: moment, shownFrom: moment, offered: [], time: null, at: null };
  await interview.set({ state: 'offered', by: 'admin', ...times, endedFrom: null, interviewers });
  try {
    // Alone in the list, beside which others come and go.
    const path = `/dashboard/applications/${application.id}?search=${mark}`;
    const [first, second] = (await Promise.all(accounts.map((account) => deskOf(browser, account, path)))) as [
      Page,
      Page,
    ];

    await test.step('the first writes, loads the page anew, and sends; the other is told of it and no more', async () => {
      await cardsOn(first).getByRole('button', { name: 'Write a scorecard' }).press('Enter');
      await expect(first.getByRole('radio').first()).toBeFocused();
      await first.getByRole('button', { name: 'Close', exact: true }).press('Enter');
      await expect(cardsOn(first).getByRole('button', { name: 'Write a scorecard' })).toBeFocused();
      await first.keyboard.press('Enter');
      await judge(first, 'Strong yes', `the drawing ${mark}`);
      await expectAccessible(first, 'scorecard', [1440, 390]);
      await first.reload();
      await expect(first.getByLabel('Summary')).toHaveValue(`the drawing ${mark}`);
      await first.getByRole('button', { name: 'Send scorecard' }).press('Enter');
      await expect(cardsOn(first)).toContainText(`You`);
      await expect(cardsOn(first)).toContainText(`the drawing ${mark}`);
      await expect(cardsOn(second)).toContainText(
        'One colleague has sent a scorecard, hidden until you have sent yours.',
      );
      expect(await second.content()).not.toContain(`the drawing ${mark}`);
    });

    await test.step('the other forgets a reason, is told so, and then both read both', async () => {
      await cardsOn(second).getByRole('button', { name: 'Write a scorecard' }).press('Enter');
      await judge(second, 'No', `the questions ${mark}`);
      await second.getByLabel('Reason').first().fill('');
      await second.getByRole('button', { name: 'Send scorecard' }).press('Enter');
      await expect(second.getByText('Reason is required')).toBeVisible();
      await second.getByLabel('Reason').first().fill('They asked nothing');
      await second.getByRole('button', { name: 'Send scorecard' }).press('Enter');
      for (const page of [first, second]) {
        await expect(cardsOn(page)).toContainText(`the drawing ${mark}`);
        await expect(cardsOn(page)).toContainText(`the questions ${mark}`);
        await expect(cardsOn(page).getByText('Strong yes')).not.toHaveCount(0);
      }
      await expectAccessible(second, 'scorecards', [1440, 390]);
    });
  } finally {
    await firestore.recursiveDelete(application.ref);
    await interview.delete();
    for (const account of accounts) await account.remove();
  }
});

test('of a job without names the desk shows the reference, a message finds its way, and the interview shows the name', {
  tag: weekly,
}, async ({ page }) => {
  const token = await logInAsAdmin();
  const mark = uniqueMark();
  const [title, email] = [`Relay Engineer ${mark}`, `zulfiya@${mark}.example.org`];
  const { job } = (await createJob(token, { json: validJob({ title, country: 'Uzbekistan' }) })).body.data;
  try {
    await test.step('I say so in its form, and begin its criteria with a template', async () => {
      await openAsAdmin(page, `/dashboard/jobs/edit/${job._id}`);
      const part = page.getByRole('region', { name: 'Judging applicants' });
      await part.getByRole('button', { name: 'Engineers' }).press('Enter');
      await expect(part.getByLabel('Criteria for interviews')).toHaveValue(/Works with other disciplines$/);
      await part.getByLabel('Without names until the interview').check();
      await expectAccessible(page, 'judging in the job form', [1440, 390]);
      await page.getByRole('button', { name: 'Save Job' }).press('Enter');
      await expect(page).toHaveURL('/dashboard/jobs');
    });

    const json = validApplication({
      ...{ firstName: 'Zulfiya', lastName: `Hidden ${mark}`, email, comments: `Relays ${mark}` },
      ...{ country: 'Uzbekistan', position: title, job: job.reference },
    });
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
    const { id, ref } = await applicationWith(`Relays ${mark}`);
    const reference = String((await ref.get()).get('reference'));

    await test.step('list and page have the reference, and what was written', async () => {
      await openAsAdmin(page, `/dashboard/applications?search=${reference}`);
      await page.getByRole('link', { name: reference }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What was sent' })).toContainText(`Relays ${mark}`);
      await expectAccessible(page, 'application without a name', [1440, 390]);
      expect(await page.content()).not.toMatch(/zulfiya/i);
    });

    await test.step('I write to whoever it is, and they are called by their name', async () => {
      await page.getByRole('button', { name: 'Write a message' }).press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Received', exact: true }).press('Enter');
      await expect(drawer.getByRole('region', { name: 'What they get' })).toContainText('Dear (their name),');
      await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
      const mail = await eventually('the message', async () =>
        (await mailsTo(email)).find(({ text }) => text.includes('Dear Zulfiya,')),
      );
      expect(mail.subject).toBe(`Your application ${reference}`);
    });

    await test.step('the interview shows the name, and the history says so', async () => {
      // Alone in the list, so that a decision does not lead on to the next.
      await page.goto(`/dashboard/applications/${id}?search=${reference}`);
      await page.getByRole('button', { name: 'Interview', exact: true }).first().press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Zulfiya Hidden ${mark}` })).toBeVisible();
      await expect(page.getByText('Name shown: the interview begins here')).toBeVisible();
      await expect(page.getByText('Dear Zulfiya,')).toBeVisible();
    });
    await firestore.recursiveDelete(ref);
  } finally {
    await eraseJob(token, job._id);
  }
});
