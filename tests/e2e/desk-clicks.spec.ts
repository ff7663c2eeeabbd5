import type { Locator, Page } from '@playwright/test';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { collections } from '@site/contract/shared/collections';
import { otherBranch } from '@site/contract/test-support/offices';
import { samplePdf } from '../../functions/src/test-support/sample-files.ts';
import { createAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validContact } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect as expectSoon, test, weekly } from './fixtures.ts';
import { addPdf, applied, decidedStatuses, heading, openList, openPerson } from './stored-applications.ts';

// The clicks and keys that an admin needs for each daily task. Other products need at least as many.

test.setTimeout(120_000);
test.use({ timezoneId: 'Europe/London', locale: 'en-GB', viewport: { width: 1440, height: 900 } });

// The limit is long, because the first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

/** Counts an admin's clicks, and the keys that are not text. */
function handOf(page: Page) {
  const counted = { clicks: 0, keys: 0 };
  return {
    counted,
    async click(target: Locator) {
      counted.clicks += 1;
      await target.click();
    },
    async press(key: string) {
      counted.keys += 1;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sent = (page: Page, count: string) => page.getByRole('status').filter({ hasText: `The message to ${count}` });

test('one key, or one click, decides and opens the next person', { tag: weekly }, async ({ page }) => {
  const people = await applied(['Ana', 'Bo', 'Cy']);
  await openPerson(page, people, 'Ana');
  const hand = handOf(page);
  await hand.press('2');
  await expect(heading(page, `Bo Quick ${people.mark}`)).toBeVisible();
  expect(hand.counted).toEqual({ clicks: 0, keys: 1 });
  await openPerson(page, people, 'Bo');
  await hand.click(button(page, 'Reviewing'));
  await expect(heading(page, `Cy Quick ${people.mark}`)).toBeVisible();
  expect(hand.counted).toEqual({ clicks: 1, keys: 1 });
  await expect.poll(() => decidedStatuses(people.mark)).toMatchObject({ Ana: 'reviewing', Bo: 'reviewing' });
});

test('nine clicks send a rejection to six people; seven write to three', { tag: weekly }, async ({ page }) => {
  const six = await applied(['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  await openList(page, six);
  const hand = handOf(page);
  const select = (name: string) => hand.click(page.getByRole('checkbox', { name: `Select ${name}` }));
  for (const name of ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']) await select(name);
  await hand.click(button(page, 'Write to them'));
  await hand.click(page.getByRole('button', { name: 'Not this time', exact: true }));
  await hand.click(button(page, 'Send to 6 people'));
  await expect(sent(page, '6 people')).toBeVisible();
  expect(hand.counted.clicks).toBeLessThanOrEqual(9);

  const three = await applied(['Gus', 'Hal', 'Ida']);
  await openList(page, three);
  const other = handOf(page);
  for (const name of ['Gus', 'Hal', 'Ida']) await other.click(page.getByRole('checkbox', { name: `Select ${name}` }));
  await other.click(button(page, 'Write to them'));
  await other.click(page.getByLabel('Subject'));
  await other.type('Our office moves');
  await other.click(page.getByRole('dialog').getByRole('textbox', { name: 'Message' }));
  await other.type('From May on we are next door.');
  await other.click(button(page, 'Send to 3 people'));
  await expect(sent(page, '3 people')).toBeVisible();
  expect(other.counted.clicks).toBeLessThanOrEqual(7);
});

test('six clicks offer three times for an interview', { tag: weekly }, async ({ page }) => {
  const people = await applied(['Ana']);
  await openPerson(page, people, 'Ana');
  const hand = handOf(page);
  await hand.click(button(page, 'Write a message'));
  await hand.click(button(page, 'Interview times to choose from'));
  await hand.click(button(page, 'Add a time'));
  const times = page.getByRole('group', { name: /^Time \d$/ });
  await expect(times).toHaveCount(3);
  await hand.click(times.first().getByRole('spinbutton', { name: 'Day' }));
  const place = page.getByLabel('Place, room or link');
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  const tabTo = async (field: Locator) => {
    while (!(await isFocused(field))) await hand.press('Tab');
  };
  for (const [index, days] of [3, 4, 5].entries()) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await tabTo(times.nth(index).getByRole('spinbutton', { name: 'Day' }));
    await hand.type(day.split('-').reverse().join(''));
    await tabTo(times.nth(index).getByLabel('Time', { exact: true }));
    // The letter is for a browser with a 12-hour clock; other browsers ignore it.
    await hand.type('1000a');
  }
  await tabTo(place);
  await hand.type('Colchester');
  await hand.click(button(page, 'Send to 1 person'));
  await expect(sent(page, '1 person')).toBeVisible();
  expect(hand.counted.clicks).toBeLessThanOrEqual(6);
});

/** Stores an interview in four days, with its time in the application. */
async function arrange(application: string, interviewer: { uid: string; email: string }): Promise<void> {
  const at = new Date(Date.now() + 4 * 86_400_000);
  const time = { at, minutes: 45, where: 'https://meet.example/ohm' };
  const stored = firestore.collection(collections.applications).doc(application);
  const { firstName, lastName, position, country, reference } = (await stored.get()).data() ?? {};
  const applicant = { reference, firstName, lastName, about: position, country };
  await firestore
    .collection('interviews')
    .doc(application)
    .set({
      ...{ state: 'arranged', by: 'admin', changedAt: new Date(), offered: [], time: { ...time, interviewer }, at },
      ...{ endedFrom: null, interviewers: [interviewer.uid], taken: 0, applicant, mails: [], waitingMail: null },
    });
  await stored.update({ interview: time, hasInterview: true, status: 'interview', assignedTo: [interviewer.uid] });
}

test('two clicks move an interview; on a phone its interviewer sees the time and place at once', {
  tag: weekly,
}, async ({ page }) => {
  const people = await applied(['Ana']);
  const interviewer = await createAdmin(['interviewer']);
  const [id = ''] = people.ids;
  await arrange(id, { uid: interviewer.uid, email: interviewer.email });
  await openPerson(page, people, 'Ana');
  const hand = handOf(page);
  await hand.click(button(page, /^Move…/));
  const dialog = page.getByRole('dialog', { name: 'Move the interview' });
  const time = dialog.getByLabel('Time', { exact: true });
  while (!(await time.evaluate((element) => element === document.activeElement))) await hand.press('Tab');
  await hand.type('1159p');
  await hand.click(dialog.getByRole('button', { name: 'Move and send the email' }));
  await expect(page.getByText('The interview is moved.')).toBeVisible();
  expect(hand.counted.clicks).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, `/dashboard/applications/${id}`, interviewer);
  const part = page.getByRole('region', { name: 'Interview', exact: true });
  // The time field of the browser has a 12-hour or a 24-hour clock.
  await expect(part.getByText(/(11|23):59 your time/)).toBeInViewport();
  await expect(part.getByRole('link', { name: /^Join the meeting/ })).toBeInViewport();
  // An open page would report that the account does not exist any more.
  await page.goto('about:blank');
  await interviewer.remove();
});

test('nine clicks publish a job from a text; two open its copy', { tag: weekly }, async ({ page }) => {
  const title = `Relay Engineer ${uniqueMark()}`;
  await openAsAdmin(page, '/dashboard/jobs');
  const hand = handOf(page);
  await hand.click(page.getByRole('link', { name: 'Add New Job' }));
  for (const [label, text] of [
    ['Title', title],
    ['Location', 'Tashkent'],
    ['Qualifications', 'A degree in power engineering'],
    ['Experience', 'Five years in 220 kV substations'],
    ['Responsibilities', 'Lay out primary plant'],
  ] as const) {
    await hand.click(page.getByLabel(label));
    await page.keyboard.insertText(text);
  }
  hand.counted.clicks += 1;
  await page.getByLabel('Country').selectOption(otherBranch.country);
  await hand.click(button(page, 'Save Job'));
  await expect(page).toHaveURL('/dashboard/jobs');
  expect(hand.counted.clicks).toBeLessThanOrEqual(15);

  const other = handOf(page);
  const row = page.getByRole('row').filter({ hasText: title });
  await other.click(row.getByRole('button', { name: /^More/ }));
  await other.click(page.getByRole('menuitem', { name: 'Duplicate as a draft' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Job Listing' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(new RegExp(title));
  expect(other.counted.clicks).toBe(2);
});

test('two clicks answer a client', { tag: weekly }, async ({ page }) => {
  const lastName = `Client ${uniqueMark()}`;
  await callApi(submitContactRoute.method, submitContactRoute.path, { json: validContact({ lastName }) });
  const stored = () => firestore.collection(collections.enquiries).where('lastName', '==', lastName).get();
  const id = await eventually('the enquiry', async () => (await stored()).docs[0]?.id);
  await openAsAdmin(page, `/dashboard/enquiries/${id}`);
  const hand = handOf(page);
  await hand.click(button(page, 'Write a message'));
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeFocused();
  await hand.type('We can look at it on Monday.');
  await hand.click(button(page, 'Send to 1 person'));
  await expect(sent(page, '1 person')).toBeVisible();
  expect(hand.counted).toEqual({ clicks: 2, keys: 0 });
  await expect.poll(async () => (await stored()).docs[0]?.get('status')).toBe('answered');
});

test('the first page of a CV is in view without a click', { tag: weekly }, async ({ page }) => {
  const people = await applied(['Ana']);
  await addPdf(people.ids[0] ?? '', 'cv.pdf', samplePdf());
  await openPerson(page, people, 'Ana');
  await expect(button(page, 'Show all of cv.pdf')).toBeInViewport();
});

test('at most ten keys reach the first application', { tag: weekly }, async ({ page }) => {
  const people = await applied(['Ana', 'Bo']);
  await openList(page, people);
  const hand = handOf(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  // The visitor uses the skip links.
  while (!(await focused()).includes('Ana Quick')) {
    await hand.press('Tab');
    if (/^Skip to/.test(await focused())) await hand.press('Enter');
    expect(hand.counted.keys).toBeLessThanOrEqual(10);
  }
});
