import { readFile } from 'node:fs/promises';
import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { seeingMilliseconds } from '@ohmbridge/web/admin/submission/use-seen';
import { applicationPage } from '@ohmbridge/web/content/pages/application';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin, typeDay } from './admin.ts';
import { expect as expectSoon, test } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';

// A conflict is answered with 409, an ended link with 404.
test.use({ expectedConsoleErrors: /status of (404|409)/ });
test.setTimeout(300_000);

// The first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

/** The mails to an address whose subjects match. */
const mails = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).filter((mail) => subject.test(mail.subject));

const theMail = (email: string, subject: RegExp) =>
  eventually(`a mail to ${email}: ${subject}`, async () => (await mails(email, subject))[0]);

test('two people apply and one enquires; they are read, talked about, answered, and hear where they stand', async ({
  page,
  browser,
}) => {
  const mark = uniqueMark();
  const [asha, tom] = ['Asha', 'Tom'].map((firstName) =>
    // At a domain of their own: so many are told of a link at one.
    validApplication({ firstName, lastName: `Desk ${mark}`, email: `${firstName}@${mark}.example.org`.toLowerCase() }),
  );
  if (!asha || !tom) throw new Error('Two people apply');
  const enquirer = validContact({ lastName: `Desk ${mark}`, email: `ed.${mark}@example.org` });
  const nav = page.getByRole('navigation', { name: 'Admin menu' });
  const unread = async (name: string) =>
    Number(/\d+/.exec((await nav.getByRole('link', { name }).textContent()) ?? '')?.[0] ?? 0);

  let before = { applications: 0, enquiries: 0 };
  await test.step('I see three more unread, without loading the page again', async () => {
    await openAsAdmin(page, `/dashboard/applications?search=${mark}&sort=oldest`);
    await expect(page.getByText('No applications match your criteria.')).toBeVisible();
    await expect(page.getByText('0 applications')).toBeVisible();
    before = { applications: await unread('Applications'), enquiries: await unread('Enquiries') };
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: asha });
    await expect(page.getByRole('row')).toHaveCount(2);
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: tom });
    await callApi(submitContactRoute.method, submitContactRoute.path, { json: enquirer });
    // Who comes while I read waits behind a button, and moves no row.
    await page.getByRole('button', { name: '1 new' }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('link', { name: `Unread: Asha Desk ${mark}` })).toBeVisible();
    await expect.poll(() => unread('Applications')).toBeGreaterThanOrEqual(before.applications + 2);
    await expect.poll(() => unread('Enquiries')).toBeGreaterThanOrEqual(before.enquiries + 1);
    await expectAccessible(page, 'list', [1440, 390]);
  });

  await test.step('I open one, which is read then, note something, and take it on', async () => {
    await page.getByRole('link', { name: `Asha Desk ${mark}` }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Asha Desk ${mark}` })).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Read, admin@example.com');
    await expect(timeline).toContainText('Mail to the applicant with the reference: delivered');
    await page.getByLabel('A note for colleagues').fill('Call her.\nShe knows 33 kV.');
    await page.getByRole('button', { name: 'Add note' }).press('Enter');
    await expect(timeline).toContainText('She knows 33 kV.');
    await page.getByRole('button', { name: 'Assign to me' }).press('Enter');
    await expect(timeline).toContainText('Assigned to admin@example.com');
    await expectAccessible(page, 'one application', [1440, 390]);
  });

  await test.step('a colleague who decides about what has changed under their hand is told where it stands', async () => {
    const colleague = await browser.newContext();
    const theirs = await colleague.newPage();
    const account = await createAdmin();
    await openAsAdmin(theirs, page.url(), account);
    const stage = (of: Page, name: string) =>
      of.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
    await expect(stage(theirs, 'New')).toHaveAttribute('aria-pressed', 'true');
    await expect(theirs.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    // However slow this machine is: for them it is the same moment in which I move her.
    await theirs.evaluate((seeing) => {
      const { setTimeout } = window;
      const later = (act: TimerHandler, milliseconds?: number) =>
        milliseconds === seeing ? 0 : setTimeout(act, milliseconds);
      Object.assign(window, { setTimeout: later });
    }, seeingMilliseconds);
    await stage(page, 'Reviewing').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `Asha Desk ${mark}: Reviewing.` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `Tom Desk ${mark}` }), 'on to the next').toBeVisible();
    await expect(theirs.getByRole('region', { name: 'Timeline' })).toContainText('Reviewing');
    await stage(theirs, 'Rejected').press('Enter');
    await theirs.getByRole('button', { name: 'Move to Rejected' }).press('Enter');
    await expect(theirs.getByRole('alert').filter({ hasText: 'it stands at Reviewing now' })).toBeVisible();
    // The next person has already opened.
    await theirs.getByRole('link', { name: `Go to Asha Desk ${mark}` }).press('Enter');
    await expect(theirs.getByRole('heading', { level: 1, name: `Asha Desk ${mark}` })).toBeVisible();
    await expect(stage(theirs, 'Reviewing')).toHaveAttribute('aria-pressed', 'true');
    await colleague.close();
    await account.remove();
  });

  await test.step('I take it back by a key, and decide again; who has been dealt with stays in the list', async () => {
    const worklist = page.getByRole('navigation', { name: 'The applications of the list' });
    const hers = worklist.getByRole('link', { name: `Asha Desk ${mark}` });
    const openHers = async () => {
      await hers.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Asha Desk ${mark}` })).toBeVisible();
    };
    await openHers();
    await page.keyboard.press('3');
    await expect(page.getByRole('status').filter({ hasText: `Asha Desk ${mark}: Interview.` })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByRole('status').filter({ hasText: `Asha Desk ${mark}: Reviewing.` })).toBeVisible();
    await expect(hers).toContainText('Reviewing');
    await openHers();
    // Keys right after a decision do nothing; he has the status New already.
    await expect(async () => {
      await page.keyboard.press('1');
      await expect(hers).toContainText('New', { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: `Tom Desk ${mark}` })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: `Asha Desk ${mark}` })).toBeVisible();
  });

  await test.step('I invite her, by a template, over her page', async () => {
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    await page.getByRole('button', { name: 'Invitation to an interview' }).press('Enter');
    await expect(page.getByLabel('And move to')).toHaveValue('interview');
    await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByText('The message names {interview}: say when and where it is.')).toBeVisible();
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000);
    await typeDay(page.getByRole('group', { name: 'Day' }), inFiveDays.toISOString().slice(0, 10));
    await page.getByLabel('Time', { exact: true }).fill('09:30');
    await page.getByLabel('Place, room or link').fill('Tashkent office');
    const preview = page.getByRole('region', { name: 'What they get' });
    await expect(preview).toContainText('Dear Asha,');
    await expect(preview).toContainText('Tashkent office');
    await expectAccessible(page, 'message', [1440, 390]);
    await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
    const mail = await theMail(asha.email, /^Invitation to an interview/);
    expect(mail.text).toContain('Dear Asha,');
    expect(mail.text).toMatch(/day \d+ \w+ \d{4}\n\d\d:30, Uzbekistan time, 45 minutes\nTashkent office/);
    expect(mail.replyTo[0]?.address).toBe('careers@ohmbridge.example');
  });

  await test.step('her interview goes into my calendar, and single keys do what their list says', async () => {
    await page.goto(`/dashboard/applications?search=asha+${mark}`);
    await page.getByRole('link', { name: `Asha Desk ${mark}` }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
      /Message: delivered.*, admin@example.com/,
    );
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to your calendar' }).press('Enter'),
    ]);
    expect(await readFile(await calendar.path(), 'utf8')).toContain(`SUMMARY:Interview: Asha Desk ${mark}`);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('r');
    await expect(page.getByRole('status').filter({ hasText: 'Marked as unread.' })).toBeVisible();
    await page.getByLabel('A note for colleagues').fill('u');
    await expect(page.getByLabel('A note for colleagues')).toHaveValue('u');
    // Half a note outlives going away and coming back, and a reload.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('link', { name: `Asha Desk ${mark}` }).click();
    await expect(page.getByLabel('A note for colleagues')).toHaveValue('u');
    await page.reload();
    await expect(page.getByLabel('A note for colleagues')).toHaveValue('u');
    await page.getByLabel('A note for colleagues').fill('');
  });

  await test.step('I turn the other down, from the list', async () => {
    await page.goto(`/dashboard/applications?search=tom+${mark}`);
    await page.getByRole('link', { name: `Tom Desk ${mark}` }).click();
    await page.getByRole('button', { name: 'Write a message' }).click();
    await page.getByRole('button', { name: 'Not this time' }).click();
    await expect(page.getByLabel('And move to')).toHaveValue('rejected');
    await page.getByRole('button', { name: 'Send to 1 person' }).click();
    const mail = await theMail(tom.email, /^Your application for/);
    expect(mail.text).toContain('Dear Tom,');
    expect(mail.text).not.toContain('Asha');
  });

  await test.step('she sees that she is invited', async () => {
    const theirs = await (await browser.newContext()).newPage();
    const mail = await theMail(asha.email, /^Your application A-/);
    await theirs.goto(/\/application#\S+/.exec(mail.text)?.[0] ?? '');
    await expect(theirs.getByText(applicationPage.interview.standing.arranged)).toBeVisible();
    await expect(theirs.getByText('Tashkent office').first()).toBeVisible();
    await theirs.context().close();
  });

  await test.step('he erases everything, and I see it go while his page is open', async () => {
    await page.goto(`/dashboard/applications?search=tom+${mark}`);
    await page.getByRole('link', { name: `Tom Desk ${mark}` }).click();
    await expect(page.getByRole('button', { name: 'Rejected' })).toHaveAttribute('aria-pressed', 'true');
    const theirs = await (await browser.newContext()).newPage();
    const mail = await theMail(tom.email, /^Your application A-/);
    await theirs.goto(/\/application#\S+/.exec(mail.text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Erase everything' }).click();
    await theirs.getByRole('button', { name: 'Send me the code' }).click();
    const { text } = await theMail(tom.email, / is your code$/);
    await theirs.getByLabel('Code from the mail').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
    await theirs.getByRole('button', { name: 'Erase it all' }).click();
    await expect(theirs.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
    await theirs.context().close();
    await expect(page.getByText('This is not there any more.')).toBeVisible();
  });

  await test.step('the export holds one row, and both mails have come once', async () => {
    await page.goto(`/dashboard/applications?search=${mark}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a spreadsheet' }).press('Enter'),
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'The file has 1 row.' })).toBeVisible();
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet).toContain(asha.email);
    expect(sheet).not.toContain(tom.email);
    expect(await mails(asha.email, /^Invitation/)).toHaveLength(1);
    expect(await mails(tom.email, /^Your application for/)).toHaveLength(1);
  });
});
