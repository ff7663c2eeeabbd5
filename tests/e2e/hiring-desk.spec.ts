import { randomInt } from 'node:crypto';
import { submitApplicationRoute } from '@site/contract/desk/submission-routes';
import { countryFacts } from '@site/contract/firm/country-facts';
import { identity } from '@site/contract/firm/identity';
import { otherBranch } from '@site/contract/test-support/offices';
import { applicationPage } from '@site/web/content/product/pages/application';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin, typeDay } from './admin.ts';
import { expect as expectSoon, test } from './fixtures.ts';

// An expired link gets a 404.
test.use({ expectedConsoleErrors: /status of 404/ });
test.setTimeout(120_000);

// The limit is long, because the first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

/** Gives the emails to an address with a matching subject. */
const mails = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).filter((mail) => subject.test(mail.subject));

const theMail = (email: string, subject: RegExp) =>
  eventually(`an email to ${email}: ${subject}`, async () => (await mails(email, subject))[0]);

test('of two applicants, one is read and invited by email, and the other erases everything while I look', async ({
  page,
  browser,
}) => {
  const mark = uniqueMark();
  // The two people apply for their own job, so that its list shows only them: see `Applied.list`.
  const job = `J-${randomInt(1e8, 1e9)}`;
  const list = `/dashboard/applications?job=${job}&sort=oldest`;
  const [asha, tom] = ['Asha', 'Tom'].map((firstName) => {
    // The addresses are at a domain of this test, because only a limited number of links goes to one domain.
    const email = `${firstName}@${mark}.example.org`.toLowerCase();
    return validApplication({ firstName, lastName: `Desk ${mark}`, email, job });
  });
  if (!asha || !tom) throw new Error('Two people apply');
  const nav = page.getByRole('navigation', { name: 'Admin menu' });

  await test.step('I see two more unread applications without a reload', async () => {
    await openAsAdmin(page, list);
    await expect(page.getByText('No applications match your criteria.')).toBeVisible();
    await expect(page.getByText('0 applications')).toBeVisible();
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: asha });
    await expect(page.getByRole('row')).toHaveCount(2);
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: tom });
    // An application that arrives while the admin reads waits behind a button, and does not move any row.
    await page.getByRole('button', { name: '1 new' }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('link', { name: `Unread: Asha Desk ${mark}` })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Applications' })).toContainText(/\d/);
  });

  await test.step('I open one, which marks it as read, add a note, and assign it to myself', async () => {
    await page.getByRole('link', { name: `Asha Desk ${mark}` }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Asha Desk ${mark}` })).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Read, Demo Admin');
    await expect(timeline).toContainText('Email to the applicant with the reference: delivered');
    await page.getByLabel('A note for colleagues').fill('Call her.\nShe knows 33 kV.');
    await page.getByRole('button', { name: 'Add note' }).press('Enter');
    await expect(timeline).toContainText('She knows 33 kV.');
    await page.getByRole('button', { name: 'Assign to me' }).press('Enter');
    await expect(timeline).toContainText('Assigned to themselves, Demo Admin');
  });

  await test.step('I invite her with a template, from her page', async () => {
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    await page.getByRole('button', { name: 'Invitation to an interview' }).press('Enter');
    await expect(page.getByLabel('Then move to')).toHaveValue('interview');
    await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByText('The message contains {interview}: enter the time and the place.')).toBeVisible();
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000);
    await typeDay(page.getByRole('group', { name: 'Day' }), inFiveDays.toISOString().slice(0, 10));
    await page.getByLabel('Time', { exact: true }).fill('09:30');
    await page.getByLabel('Place, room or link').fill('Tashkent office');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Dear Asha,');
    await expect(preview).toContainText('Tashkent office');
    await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The message to 1 person leaves in' })).toBeVisible();
    const mail = await theMail(asha.email, /^Invitation to an interview/);
    expect(mail.text).toContain('Dear Asha,');
    expect(mail.text).toMatch(
      new RegExp(
        `day \\d+ \\w+ \\d{4}\\n\\d\\d:\\d\\d ${countryFacts[otherBranch.country].clock}.*, 45 minutes\\nTashkent office`,
      ),
    );
    expect(mail.replyTo[0]?.address).toBe(identity.careersEmail);
  });

  await test.step('she sees the invitation', async () => {
    const theirs = await (await browser.newContext()).newPage();
    const mail = await theMail(asha.email, /^Your application A-/);
    await theirs.goto(/\/application#\S+/.exec(mail.text)?.[0] ?? '');
    await expect(theirs.getByText(applicationPage.interview.standing.arranged)).toBeVisible();
    await expect(theirs.getByText('Tashkent office').first()).toBeVisible();
    await theirs.context().close();
  });

  await test.step('he erases everything, and I see it disappear while his page is open', async () => {
    await page.goto(list);
    await page.getByRole('link', { name: `Tom Desk ${mark}` }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Received');
    const theirs = await (await browser.newContext()).newPage();
    const mail = await theMail(tom.email, /^Your application A-/);
    await theirs.goto(/\/application#\S+/.exec(mail.text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Erase everything' }).click();
    await theirs.getByRole('button', { name: 'Send me the code' }).click();
    const { text } = await theMail(tom.email, / is your code to erase your data$/);
    await theirs.getByLabel('Code from the email').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Erase it all' }).click();
    await expect(theirs.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
    await theirs.context().close();
    await expect(page.getByText('This application or enquiry no longer exists.')).toBeVisible();
  });
});
