import { readFile } from 'node:fs/promises';
import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin, typeDay } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';

test.setTimeout(180_000);
test.use({ timezoneId: 'Europe/London' });

/** A day that is so many days ahead: `2026-12-01`. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = [3, 4, 5].map(dayAhead);

const calendarOf = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).press('Enter'),
  ]);
  return readFile(await file.path(), 'utf8');
};
const utc = (day: string | undefined, time: string) => `${day?.replaceAll('-', '')}T${time.replace(':', '')}00Z`;

test('an admin offers three times, an applicant takes one by the clock in Tashkent, moves it, and the desk sees it', {
  tag: weekly,
}, async ({ page, browser }) => {
  const mark = uniqueMark();
  const email = `timur@${mark}.example.org`;
  const name = `Timur Times ${mark}`;
  const json = validApplication({ lastName: `Times ${mark}`, email });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  const phone = await browser.newContext({
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
  });
  const own = await phone.newPage();
  const standing = own.getByRole('region', { name: 'Where it stands' });
  const mailOf = (subject: RegExp) =>
    eventually(`a mail to ${email}: ${subject}`, async () =>
      (await mailsTo(email)).find((one) => subject.test(one.subject)),
    );

  await test.step('I write with three times, all at one place', async () => {
    await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
    await page.getByRole('link', { name }).press('Enter');
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    await page.getByRole('button', { name: 'Interview times to choose from' }).press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(drawer.getByText('Say when it begins')).toHaveCount(2);
    // In London the clocks go forward over it.
    const first = drawer.getByRole('group', { name: 'Time 1' });
    await typeDay(first.getByRole('group', { name: 'Day' }), '2027-03-28');
    await first.getByLabel('Time', { exact: true }).fill('01:30');
    await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(drawer.getByText('This hour does not exist')).toBeVisible();
    await drawer.getByRole('button', { name: 'Add a time' }).press('Enter');
    for (const [index, day] of days.entries()) {
      const row = drawer.getByRole('group', { name: `Time ${index + 1}` });
      await typeDay(row.getByRole('group', { name: 'Day' }), day);
      await row.getByLabel('Time', { exact: true }).fill('10:30');
    }
    await drawer.getByRole('button', { name: 'Add a time' }).press('Enter');
    await drawer.getByRole('button', { name: 'Remove time 4' }).press('Enter');
    await drawer.getByLabel('Place, room or link').fill('https://meet.example/ohm');
    await expect(drawer.getByRole('region', { name: 'What they get' })).toContainText('Uzbekistan time, 45 minutes');
    await expectAccessible(page, 'offering times', [1440, 390]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
  });

  await test.step('the applicant sees them by both clocks, and takes one; I see it without loading the page again', async () => {
    await page.goto(`/dashboard/applications?search=${mark}`);
    await page.getByRole('link', { name }).press('Enter');
    const panel = page.getByRole('region', { name: 'Interview' });
    await expect(panel).toContainText('Times are offered. None is taken yet.');
    const link = /\/application#\S+/.exec((await mailOf(/^Your interview: Power System Engineer$/)).text)?.[0] ?? '';
    await own.goto(link);
    await expect(own.getByRole('radio')).toHaveCount(3);
    await own.getByRole('button', { name: 'Take this time' }).press('Enter');
    await expect(standing.getByText('Choose one of the times')).toBeVisible();
    await expectAccessible(own, 'choosing a time', [390, 1440]);
    await own.setViewportSize({ width: 390, height: 844 });
    await own.getByRole('radio').nth(1).check();
    await own.getByRole('button', { name: 'Take this time' }).press('Enter');
    await expect(standing).toContainText('The time is yours.');
    await expect(standing).toContainText(/By your clock.*1[56]:30–1[67]:15/s);
    await expect(panel).toContainText(/1[56]:30, Uzbekistan time/);
    await expect(panel).toContainText('With you');
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Interview time taken');
  });

  await test.step('both have the file for their calendar, and a mail confirms it', async () => {
    const theirs = await calendarOf(own, 'Add to your calendar');
    expect(theirs).toMatch(/SUMMARY:Interview: Power System Engineer/);
    const ours = await calendarOf(page, 'Add to your calendar');
    expect(ours).toContain(`SUMMARY:Interview: ${name}`.slice(0, 60));
    const [start] = /DTSTART:\S+/.exec(ours) ?? [];
    expect([utc(days[1], '10:30'), utc(days[1], '09:30')]).toContain(start?.slice('DTSTART:'.length));
    expect(theirs).toContain(start);
    const confirmation = await eventually('the confirmation', async () =>
      (await mailsTo(email)).find(({ text }) => text.includes('Your interview is arranged')),
    );
    expect(confirmation.attachments?.[0]?.fileName).toMatch(/^interview-A-\d+\.ics$/);
  });

  await test.step('the applicant moves it, and says in the end that no time fits', async () => {
    await own.getByRole('button', { name: 'Choose another time' }).press('Enter');
    await expect(own.getByRole('radio')).toHaveCount(2);
    await own.getByRole('radio').last().check();
    await own.getByRole('button', { name: 'Take this time' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Interview moved to');
    await page.goto(`/dashboard/interviews?day=${days[2]}`);
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .last();
    await expect(entry).toContainText('10:30–11:15');
    await expectAccessible(page, 'interviews', [1440, 390]);
    await page.getByRole('link', { name: 'Day', exact: true }).press('Enter');
    await expect(page).toHaveURL(/view=day/);
    await expect(entry).toBeVisible();
    await own.getByRole('button', { name: 'Choose another time' }).press('Enter');
    await own.getByRole('button', { name: 'None of these fits' }).press('Enter');
    await own.getByLabel('When could you?').fill('From January on.');
    await own.getByRole('button', { name: 'Tell us' }).press('Enter');
    await expect(standing).toContainText('You have told us that none of the times fits.');
    await expect(own.getByRole('region', { name: 'Messages' })).toContainText(/From you.*From January on\./s);
    await expect(entry, 'as it is now').toBeHidden();
    await phone.close();
  });
});
