import { readFile } from 'node:fs/promises';
import { submitApplicationRoute } from '@site/contract/desk/submission-routes';
import { jobPath } from '@site/contract/pages/job-page';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { otherBranch } from '@site/contract/test-support/offices';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { deliverWaiting, tomorrowAtEight } from '../support/alert-rounds.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin, typeDay } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { introduce } from './forms.ts';

// The whole way is one story here. Other tests cover the failures of each part.

test.setTimeout(300_000);
test.use({ timezoneId: 'Europe/London' });

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const title = `Commissioning Lead ${uniqueMark()}`;

const arrived = (email: string, subject: RegExp) =>
  eventually(`an email to ${email}: ${subject}`, async () =>
    (await mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );
const linkIn = async (email: string, subject: RegExp) =>
  /\/(application|enquiry|job-alert)#\S+/.exec((await arrived(email, subject)).text)?.[0] ?? '';

test('from an enquiry to an answer for everyone: drawings, questions, an interview, a job that closes, an alert', {
  tag: weekly,
}, async ({ page, browser }) => {
  const mark = uniqueMark();
  const address = (name: string) => `${name}@${mark}.example.org`;
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const writes = async (subject: string, text: string) => {
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Subject').fill(subject);
    await page.getByRole('dialog').getByLabel('Message').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 1 person' }).press('Enter');
  };

  await test.step('a client enquires, sends two drawings through the link, and asks a question', async () => {
    const client = await (await browser.newContext()).newPage();
    await client.goto('/contact');
    await introduce(client, 'Ana', `Whole ${mark}`, address('ana'), '(163) 296-0120');
    await client.getByLabel('Message').fill('A 20 MW battery near Ipswich.');
    await client.getByRole('button', { name: 'Send Message' }).click();
    await expect(client.getByText(messages.contactSent)).toBeVisible({ timeout: 40_000 });
    await client.goto(await linkIn(address('ana'), /^Your enquiry E-/));

    await openAsAdmin(page, `/dashboard/enquiries?search=${mark}`);
    await page.getByRole('link', { name: `Ana Whole ${mark}` }).press('Enter');
    await expect(timeline).toContainText('Received');
    const files = client.getByRole('region', { name: 'Files' });
    const drawing = (name: string) => ({ name, buffer: sampleFiles.dxf, mimeType: 'application/octet-stream' });
    await files.locator('input[type="file"]').setInputFiles([drawing('single-line.dxf'), drawing('site-plan.dxf')]);
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await client.getByRole('textbox', { name: 'Your message' }).fill('Can it be connected in May?');
    await client.getByRole('button', { name: 'Send message' }).press('Enter');

    // The admin sees all of this without loading the page again, downloads one drawing, and answers.
    await expect(timeline).toContainText('site-plan.dxf');
    await expect(timeline).toContainText('Can it be connected in May?');
    const [downloaded] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('region', { name: 'Files' })
        .getByRole('button', { name: 'Download single-line.dxf' })
        .press('Enter'),
    ]);
    expect((await readFile(await downloaded.path())).equals(sampleFiles.dxf)).toBe(true);
    await writes('Your battery', 'May can be done.');
    await arrived(address('ana'), /^Your battery$/);
    await client.reload();
    await expect(client.getByRole('region', { name: 'Messages' })).toContainText('May can be done.');
    await client.context().close();
  });

  const token = await logInAsAdmin();
  const discipline = `Commissioning ${mark}`;
  const licence = 'Do you have a driving licence?';
  const years = 'For how many years have you commissioned?';
  const visitor = await (await browser.newContext({ timezoneId: 'Asia/Tashkent' })).newPage();
  const unsubscribed = async () => {
    const { headers } = await arrived(address('lola'), /^New opening/);
    const oneClick = /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    return (await fetch(oneClick, { method: 'POST', body })).status;
  };
  const json = validJob({ title, type: discipline, country: otherBranch.country, place: 'Tashkent', isActive: true });

  await test.step('someone asks for alerts about new jobs, and confirms', async () => {
    await visitor.goto('/job-alerts');
    await visitor.getByLabel('Country').selectOption(otherBranch.country);
    await visitor.getByLabel('Email').fill(address('lola'));
    await visitor.getByRole('button', { name: 'Set up alert' }).press('Enter');
    await visitor.goto(await linkIn(address('lola'), /^Please confirm/));
    await visitor.getByRole('button', { name: 'Confirm this alert' }).press('Enter');
    await expect(visitor.getByRole('heading', { name: 'This alert is on' })).toBeVisible();
  });
  const questions = [
    { words: licence, kind: 'yes-no', required: false },
    { words: years, kind: 'number', required: false },
  ] as const;
  const { job } = (await createJob(token, { json: { ...json, questions } })).body.data;
  const applications = firestore.collection(collections.applications).where('job.reference', '==', job.reference);

  try {
    await test.step('they get an email about this one, once, and end the alert with one click', async () => {
      for (const _time of [1, 2]) await tomorrowAtEight(otherBranch.country, address('lola'));
      expect((await arrived(address('lola'), /^New opening/)).text).toContain(title);
      expect(await unsubscribed()).toBe(200);
      await tomorrowAtEight(otherBranch.country, address('lola'));
      expect(await mailsTo(address('lola'))).toHaveLength(2);
    });

    await test.step('someone answers its two questions and applies, and two others apply as well', async () => {
      await visitor.goto(jobPath(job.slug ?? ''));
      await visitor
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .click();
      await introduce(visitor, 'Timur', `Whole ${mark}`, address('timur'), '+998 90 123 45 67');
      await visitor.getByRole('button', { name: 'Continue' }).click();
      await visitor.getByLabel('CV link').fill('files.example.org/timur.pdf');
      await visitor.getByRole('button', { name: 'Continue' }).click();
      await visitor.getByLabel(licence).selectOption('Yes');
      await visitor.getByLabel(years).fill('7');
      await visitor.getByRole('button', { name: 'Submit Application' }).click();
      await expect(visitor.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible();
      for (const firstName of ['Asha', 'Tom']) {
        const email = address(firstName.toLowerCase());
        const application = validApplication({ firstName, lastName: `Whole ${mark}`, email, country: job.country });
        const body = { ...application, position: title, job: job.reference };
        const { status } = await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: body });
        expect(status).toBe(201);
      }
      await eventually('all three on the desk', async () =>
        (await applications.get()).docs.filter((one) => one.get('reference')).length === 3 ? true : undefined,
      );
    });

    const own = await (
      await browser.newContext({ timezoneId: 'Asia/Tashkent', viewport: { width: 390, height: 844 } })
    ).newPage();
    await test.step('Timur gets three times, takes one on a phone in Tashkent, and moves it', async () => {
      await openAsAdmin(page, `/dashboard/applications?search=timur+${mark}`);
      await page.getByRole('link', { name: `Timur Whole ${mark}` }).press('Enter');
      await expect(page.getByRole('region', { name: 'What was sent' })).toContainText(`${years}7`);
      await page.getByRole('button', { name: 'Write a message' }).press('Enter');
      await page.getByRole('button', { name: 'Interview times to choose from' }).press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Add a time' }).press('Enter');
      for (const [index, days] of [3, 4, 5].entries()) {
        const row = drawer.getByRole('group', { name: `Time ${index + 1}` });
        await typeDay(row.getByRole('group', { name: 'Day' }), dayAhead(days));
        await row.getByLabel('Time', { exact: true }).fill('09:30');
      }
      await drawer.getByLabel('Place, room or link').fill('Tashkent office');
      await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'The message to ' })).toBeVisible();

      await own.goto(await linkIn(address('timur'), /^Your interview:/));
      const standing = own.getByRole('region', { name: 'Status' });
      const take = async (index: number) => {
        await own.getByRole('radio').nth(index).check();
        await own.getByRole('button', { name: 'Take this time' }).press('Enter');
        await expect(standing).toContainText('This time is yours.');
      };
      await take(0);
      await own.getByRole('button', { name: 'Choose another time' }).press('Enter');
      await take(1);
      const calendarOf = async (of: typeof page) => {
        const [file] = await Promise.all([
          of.waitForEvent('download'),
          of.getByRole('button', { name: 'Add to your calendar' }).press('Enter'),
        ]);
        return /DTSTART:\S+/.exec(await readFile(await file.path(), 'utf8'))?.[0];
      };
      await page.goto(`/dashboard/applications?search=timur+${mark}`);
      await page.getByRole('link', { name: `Timur Whole ${mark}` }).press('Enter');
      expect(await calendarOf(own)).toBe(await calendarOf(page));
    });

    await test.step('he gets one reminder of the final time, and writes back', async () => {
      const reminders = async () =>
        (await mailsTo(address('timur'))).filter(({ subject }) => /^Tomorrow:/.test(subject));
      expect(await deliverWaiting(address('timur'))).toEqual([expect.stringMatching(/^Tomorrow: your interview/)]);
      await arrived(address('timur'), /^Tomorrow:/);
      expect(await deliverWaiting(address('timur'))).toEqual([]);
      expect(await reminders()).toHaveLength(1);
      await own.getByRole('textbox', { name: 'Your message' }).fill('I shall be there.');
      await own.getByRole('button', { name: 'Send message' }).press('Enter');
      await expect(timeline).toContainText('I shall be there.');
      await own.context().close();
      const decisions = page.getByRole('group', { name: 'Status' });
      await decisions.getByRole('button', { name: 'Hired' }).press('Enter');
      await page.getByRole('button', { name: 'Move to Hired' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Hired.' })).toBeVisible();
    });

    await test.step('the job closes, and everyone else gets an answer the next morning, once', async () => {
      await page.goto(`/dashboard/jobs?search=${encodeURIComponent(title)}`);
      await page.getByRole('switch', { name: `Active: ${title}` }).press('Space');
      const question = page.getByRole('alertdialog', { name: 'Deactivate job listing' });
      await question.getByLabel('Send them a rejection').selectOption('tomorrow-morning');
      await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
      await expect(page.getByText(/^The message to 2 people leaves on /)).toBeVisible();
      for (const name of ['asha', 'tom']) {
        const refusal = /^Your application for/;
        expect((await mailsTo(address(name))).filter(({ subject }) => refusal.test(subject))).toEqual([]);
        expect(await deliverWaiting(address(name))).toHaveLength(1);
        await arrived(address(name), refusal);
        expect(await deliverWaiting(address(name))).toEqual([]);
        expect((await mailsTo(address(name))).filter(({ subject }) => refusal.test(subject))).toHaveLength(1);
      }
      expect(await deliverWaiting(address('timur'))).toEqual([]);
    });

    await test.step('the report has the right figures', async () => {
      await page.goto(`/dashboard/reports?job=${job.reference}`);
      const figure = (name: RegExp) => page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
      await expect(figure(/applications received/)).toHaveText('3');
      await expect(figure(/of them hired/)).toHaveText('1');
      await page.getByText('Figures: Steps reached', { exact: true }).press('Enter');
      const reached = page.getByRole('table', { name: 'Steps reached, as a table' }).getByRole('row');
      await expect(reached.last().getByRole('cell').first()).toHaveText('1');
    });
  } finally {
    await eraseJob(token, job._id);
    await visitor.context().close();
  }
});
