import type { Job } from '@ohmbridge/contract/jobs/job';
import { logInAsAdmin } from '../support/accounts.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, setJobState } from '../support/job-calls.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, inFirefox, test, weekly } from './fixtures.ts';
import { applyInUzbekistan, introduce } from './forms.ts';

test('I find a job in India on the careers page and apply for it', { tag: inFirefox }, async ({ page }) => {
  const email = `priya.${uniqueMark()}@example.org`;
  await page.goto('/careers');
  await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^\d+ Openings?$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'India' }).click();
  const job = page.getByRole('listitem').filter({ hasText: 'Section Leader – Protection and Control' });
  await expect(job.first()).toBeVisible();
  await expect(page.getByText('Archived')).toHaveCount(0);
  await page.getByRole('link', { name: /^Apply Now for Section Leader – Protection and Control/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await introduce(page, 'Priya', 'Nair', email, '+91 98100 12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('India');
  await page.getByLabel('Position').selectOption('Protection Engineer');
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/priya-example');
  await page.getByLabel('CV link').fill('https://files.example.org/priya.pdf');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Key by key: what Playwright fills a text area with in Firefox comes without an event that React hears.
  await page
    .getByLabel('Comments')
    .pressSequentially('I have set distance relays since 2015.\n<b>Available</b> in May.');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' });
  await expect(dialog).toContainText('Thank you for your application. We will review it and get back to you soon!');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');

  const mail = await mailFrom(email);
  expect(mail.to[0]?.address).toBe('careers@ohmbridge.example');
  for (const typed of [
    'Priya',
    'Nair',
    '+919810012345',
    'India',
    'Protection Engineer',
    'distance relays since 2015',
  ]) {
    expect(mail.text).toContain(typed);
  }
  expect(mail.html).toContain('&lt;b&gt;Available&lt;/b&gt;');
  expect(await arrivedFrom(email)).toHaveLength(1);
});

test.describe('Applying for one job', () => {
  test.describe.configure({ mode: 'serial' });
  const title = `Relay Engineer ${uniqueMark()}`;
  let job: Job;
  let token: string;
  const close = () => setJobState(token, job._id, { isActive: false });

  test.beforeAll(async () => {
    token = await logInAsAdmin();
    const json = validJob({ title, country: 'India', place: 'New Delhi' });
    ({ job } = (await createJob(token, { json })).body.data);
  });
  test.afterAll(() => eraseJob(token, job._id));

  test('it is named above the form, and in the mail, also when it closes while I type', { tag: weekly }, async ({
    page,
  }) => {
    const email = `priya.${uniqueMark()}@example.org`;
    await page.goto('/careers?country=india');
    await page.getByRole('link', { name: `Apply Now for ${title}` }).click();
    await expect(page).toHaveURL(`/apply?job=${job.reference}`);
    const notice = page.getByRole('status', { name: 'The job that you apply for' });
    await expect(notice).toContainText(`You are applying for${title}New Delhi, India · ${job.reference}`);
    await introduce(page, 'Priya', 'Nair', email, '+91 98100 12345');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('India');
    await expect(page.getByLabel('Position')).toHaveValue(title);
    await page.getByText('How to make such a link').click();
    await expect(page.getByText(/^Google Drive: /)).toBeVisible();
    await page.getByLabel('CV link').fill('files.example.org/priya.pdf');
    await page.getByRole('button', { name: 'Continue' }).click();
    await close();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible();
    const mail = await mailFrom(email);
    expect(mail.subject).toContain(`${title} (${job.reference})`);
    expect(mail.text).toContain('which had been closed');
    expect(mail.text).toContain('https://files.example.org/priya.pdf');
  });

  test('nothing moves when its name comes', { tag: weekly }, async ({ page }) => {
    await setJobState(token, job._id, { isActive: true });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/jobs/by-reference/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/apply?job=${job.reference}`);
    const notice = page.getByRole('status', { name: 'The job that you apply for' });
    await expect(notice).toContainText(job.reference ?? 'a reference');
    const heading = page.getByRole('heading', { name: 'Personal Information' });
    const before = await heading.boundingBox();
    answer.resolve();
    await expect(notice).toContainText(title);
    expect(await heading.boundingBox()).toEqual(before);
  });
});

test.describe('What I have typed into the application', () => {
  const asks = /May we keep what you type on this device for a day/;

  test('is there on every step that Back, Forward and a reload lead to, before anybody has asked me', {
    tag: weekly,
  }, async ({ page }) => {
    await page.goto('/');
    await page.goto('/apply?country=India');
    await expect(page.getByText(asks)).toBeHidden();
    await page.getByLabel('First Name').fill('Priya');
    await expect(page.getByText(asks)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('CV link').fill('files.example.org/priya.pdf');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Professional Details' })).toBeFocused();
    await expect(page.getByLabel('CV link')).toHaveValue('https://files.example.org/priya.pdf');
    await page.reload();
    await expect(page.getByLabel('CV link')).toHaveValue('https://files.example.org/priya.pdf');
    await expect(page.getByLabel('Country')).toHaveValue('India');
    await expect(page.getByText('What you had typed before has been put back.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Priya');
    // The button went back in the history: from the first step, Back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('a job of the built-in list opens its job description', { tag: weekly }, async ({ page, request }) => {
  await page.goto('/careers?country=uzbekistan');
  await expect(page.getByRole('heading', { name: 'Primary Design Engineer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Job Description/ })).toHaveCount(0);
  await page.goto('/careers?country=united-kingdom');
  const link = page.getByRole('link', { name: /^View Job Description of Office Assistant/ });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('Applying carelessly', () => {
  test.describe('with the network gone', () => {
    test.use({ expectedConsoleErrors: /Failed to load resource|The application was not sent/ });

    test('a failed submit keeps everything that I typed, and the next one works', async ({ page, context }) => {
      const email = `olim.${uniqueMark()}@example.org`;
      await page.setViewportSize({ width: 390, height: 844 });
      await applyInUzbekistan(page, 'Olim', 'Karimov', email, 'https://files.example.org/olim.pdf');
      await context.route('**/api/applications', (route) => route.abort());
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(
        page.getByText('The server could not be reached. Please check your connection and try again.'),
      ).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Submit Application' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByLabel('CV link')).toHaveValue('https://files.example.org/olim.pdf');
      await page.getByRole('button', { name: 'Continue' }).click();
      await context.unroute('**/api/applications');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' });
      await expect(dialog).toBeVisible();
      // A click beside it leads back to the form, which is empty and at its beginning.
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/apply/);
      await expect(page.getByLabel('First Name')).toHaveValue('');
      await mailFrom(email);
      expect(await arrivedFrom(email)).toHaveLength(1);
    });
  });
});
