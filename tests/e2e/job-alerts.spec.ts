import { jobAlertMessages } from '@ohmbridge/contract/alerts/job-alert';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { tomorrowAtEight } from '../support/alert-rounds.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { type CaughtMail, mailsTo } from '../support/mailbox.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';

test.setTimeout(120_000);
// The browser reports that the link of an alert that has ended leads to nothing.
test.use({ expectedConsoleErrors: /status of 404/ });

test('I ask for new openings as I have looked for them, confirm by mail, get one, and end it with one click', {
  tag: weekly,
}, async ({ page }) => {
  const mark = uniqueMark();
  const email = `ana@${mark}.example.org`;
  const discipline = `Relays ${mark}`;
  const token = await logInAsAdmin();
  const ids: string[] = [];
  const publish = async (title: string) => {
    const json = validJob({ title, country: 'India', place: 'Pune', type: discipline, isActive: true });
    ids.push((await createJob(token, { json })).body.data.job._id);
  };
  const arrived = (subject: RegExp): Promise<CaughtMail> =>
    eventually(`a mail to ${email}: ${subject}`, async () =>
      (await mailsTo(email)).find((mail) => subject.test(mail.subject)),
    );
  await publish(`Relay Engineer ${mark}`);

  await test.step('the link on careers carries what I looked for; the answer tells nobody whether I have an alert', async () => {
    await page.goto(`/careers?country=india&discipline=${encodeURIComponent(discipline)}#openings`);
    const link = page.getByRole('link', { name: 'Get new openings by mail' });
    // The page as it was built does not know its query.
    await expect(link).toHaveAttribute('href', /country=india/i);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Get new openings by mail' })).toBeVisible();
    await expect(page.getByLabel('Country')).toHaveValue('India');
    await expect(page.getByLabel('Discipline')).toHaveValue(discipline);
    await page.getByRole('button', { name: 'Send me the link' }).press('Enter');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).press('Enter');
    await expect(page.getByText(jobAlertMessages.asked)).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page, 'asked for', [1440, 390]);
  });

  await test.step('the link in the mail leads to a button, and that confirms', async () => {
    const { text } = await arrived(/^Please confirm/);
    await page.goto(/\/job-alert#\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Do you want this alert?' })).toBeVisible();
    await expect(page).toHaveURL('/job-alert');
    await page.getByRole('button', { name: 'Confirm this alert' }).press('Enter');
    await expect(page.getByText('Your alert is confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This alert is on' })).toBeVisible();
    await expectAccessible(page, 'confirmed', [1440, 390]);
  });

  await test.step('an admin publishes a job; the next morning one mail tells of it, however often the schedule runs', async () => {
    await publish(`Protection Lead ${mark}`);
    await tomorrowAtEight('India', email);
    await tomorrowAtEight('India', email);
    const { text, headers } = await arrived(/^New opening/);
    expect(text).toContain(`Protection Lead ${mark}\nPune · India`);
    expect(text).not.toContain('Relay Engineer');
    const oneClick = /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

    const opened = await fetch(oneClick, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/job-alert#/)]);
    await page.goto(oneClick);
    await expect(page.getByRole('heading', { name: 'This alert is on' })).toBeVisible();

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (const times of [1, 2]) expect((await fetch(oneClick, { method: 'POST', body })).status, `${times}`).toBe(200);
  });

  await test.step('after that nothing comes any more, and the link says so', async () => {
    await publish(`Third Engineer ${mark}`);
    await tomorrowAtEight('India', email);
    await page.reload();
    await expect(page.getByText(jobAlertMessages.linkEnded)).toBeVisible();
    expect((await firestore.collection('alerts').where('email', '==', email).get()).size).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
  });
  for (const id of ids) await eraseJob(token, id);
});
