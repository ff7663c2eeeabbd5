import type { Job } from '@ohmbridge/contract/jobs/job';
import type { Browser, Page } from '@playwright/test';
import { createAdmin, logInAsAdmin, type OwnAccount } from '../support/accounts.ts';
import { validJob } from '../support/factories.ts';
import { createJob, deleteJob, readJob } from '../support/job-calls.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// What the server answers to a save that comes too late.
test.use({ expectedConsoleErrors: /status of 409/ });
test.setTimeout(120_000);

let admin: string;
let job: Job;
let account: OwnAccount;

test.beforeEach(async () => {
  admin = await logInAsAdmin();
  job = (await createJob(admin, { json: validJob() })).body.data.job;
  account = await createAdmin();
});

test.afterEach(async () => {
  await deleteJob(admin, job._id);
  await account.remove();
});

/** A second admin, at a desk of their own, who looks at a page of the admin area. */
async function colleagueAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAsAdmin(page, path, account);
  return page;
}

const editPath = () => `/dashboard/jobs/edit/${job._id}`;
const save = (page: Page) => page.getByRole('button', { name: 'Save Job' }).click();
const notice = (page: Page) => page.getByRole('region', { name: 'This job listing has been changed' });
const difference = (page: Page, label: string) =>
  notice(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label }) });
const stored = async () => (await readJob(job._id, admin)).body.data.job;

test('a colleague saves the job that I am editing: I am told before I overwrite it, take theirs, and go on from there', {
  tag: weekly,
}, async ({ page, browser }) => {
  await openAsAdmin(page, editPath());
  await expect(page.getByLabel('Title')).toHaveValue(job.title);

  const colleague = await colleagueAt(browser, editPath());
  await colleague.getByLabel('Location').fill('Leeds');
  await save(colleague);
  await expect(colleague).toHaveURL('/dashboard/jobs');

  await page.getByLabel('Qualifications').fill('A doctorate');
  await save(page);
  await expect(notice(page).getByRole('heading', { name: 'This job listing has been changed' })).toBeFocused();
  await expect(difference(page, 'Location')).toContainText('Theirs nowLeedsYoursColchester');
  await expect(difference(page, 'Qualifications')).toContainText('YoursA doctorate');
  await expect(notice(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Qualifications')).toHaveValue('A doctorate');
  expect(await stored()).toMatchObject({ place: 'Leeds', qualifications: job.qualifications });

  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Location')).toHaveValue('Leeds');
  await expect(page.getByLabel('Qualifications')).toHaveValue(job.qualifications);
  await page.getByLabel('Experience').fill('Ten years');
  await save(page);
  await expect(page).toHaveURL('/dashboard/jobs');
  expect(await stored()).toMatchObject({ place: 'Leeds', experience: 'Ten years' });

  await colleague.goto(editPath());
  const history = colleague.getByRole('region', { name: 'History' });
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByRole('listitem')).toContainText([
    /Changed Experience.*admin@example\.com/,
    new RegExp(`Changed Location.*${account.email}`),
    /Added.*admin@example\.com/,
  ]);
  await colleague.context().close();
});
