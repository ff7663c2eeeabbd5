import type { Job } from '@ohmbridge/contract/jobs/job';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, setJobState } from '../support/job-calls.ts';
import { jobListRequests } from '../support/jobs-from-firestore.ts';
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

  test('a closed one says so before I type, and takes my CV all the same', { tag: weekly }, async ({ page }) => {
    await close();
    await page.goto(`/apply?job=${job.reference}`);
    await expect(page.getByText('This job has been closed.')).toBeVisible();
    await expect(page.getByText('You can send us your CV all the same')).toBeVisible();
    await page.getByRole('button', { name: 'Step 2 of 3: Professional Details' }).click();
    await page.getByLabel('Country').selectOption('India');
    await expect(page.getByLabel('Position')).not.toContainText(title);
    await page.getByLabel('Position').selectOption('Other: Submit Your CV');
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

  test('stays on my device for a day if I allow it, and not a moment longer than I want', { tag: weekly }, async ({
    page,
    context,
  }) => {
    await page.goto('/apply');
    await page.getByLabel('First Name').fill('Priya');
    await page.getByRole('button', { name: 'Keep it for a day' }).click();
    await expect(page.getByText('Kept on this device for a day after you last type.')).toBeFocused();
    await page.close();

    const later = await context.newPage();
    await later.goto('/apply');
    await expect(later.getByLabel('First Name')).toHaveValue('Priya');
    await later.getByLabel('Last Name').fill('Nair');
    expect(await later.evaluate(() => JSON.stringify(localStorage))).toContain('Nair');
    await later.getByRole('button', { name: 'Clear what is kept' }).click();
    await expect(later.getByText('Nothing is kept any more')).toBeVisible();
    await later.getByLabel('Last Name').fill('Sharma');
    expect(await later.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Priya|Sharma/);
  });

  test('stays in my tab alone if I say no, and nobody asks again', { tag: weekly }, async ({ page }) => {
    await page.goto('/apply');
    await page.getByLabel('First Name').fill('Priya');
    await page.getByRole('button', { name: 'No, in this tab only' }).click();
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Hello');
    await expect(page.getByText('Kept in this tab only, until you close it.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('a country link shows its jobs at once, and Back returns me to the choice', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await expect(page.getByRole('heading', { name: 'Trainee Design Engineer' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trainee Design Engineer' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Country' }).click();
  await expect(page.getByRole('button', { name: 'Uzbekistan' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Trainee Design Engineer' })).toBeVisible();
});

test('the home page lets me swipe through the jobs of a country by its dots', { tag: weekly }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'India' }).click();
  const slide = (position: number) => page.getByRole('group', { name: new RegExp(`^Job ${position} of \\d+: `) });
  await expect(slide(1)).toBeInViewport();
  await page.getByRole('button', { name: /^Job 2 of / }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.3 });
  // The keys of a carousel, on its dots: the focus goes with the slide.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Job 3 of / })).toBeFocused();
  await expect(slide(3)).toBeInViewport({ ratio: 0.3 });
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Job 1 of / })).toBeFocused();
  await expect(slide(2)).toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Choose Country' }).click();
  await expect(page.getByRole('button', { name: 'India' })).toBeVisible();
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

test.describe('When the list of jobs cannot be had', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|RPC_ERROR|The open jobs could not be loaded/ });

  test('both pages say so, never show old jobs, and try again when I ask', async ({ page, context }) => {
    // Requests to the database, and to the API that replaces it.
    for (const requests of [jobListRequests, '**/api/jobs?*']) await context.route(requests, (route) => route.abort());
    await page.goto('/careers');
    await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
    await expect(page.getByText('Trainee Design Engineer')).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Join the people behind the drawings' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Failed to load job listings. Please try again later.')).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ Openings?$/).first()).toBeVisible();
  });
});

test.describe('Applying carelessly', () => {
  test('Continue never stops me, and Submit takes me to the first fault', { tag: weekly }, async ({ page }) => {
    await page.goto('/apply');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Position')).toBeDisabled();
    await expect(page.getByLabel('Position')).toContainText('Please select a country first');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page.getByText('First Name is required')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Step 1 of 3: Personal Information, has errors' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Step 2 of 3: Professional Details, has errors' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Step 3 of 3: Additional Information', exact: true })).toBeVisible();
  });

  test('changing the country clears the position', { tag: weekly }, async ({ page }) => {
    await page.goto('/apply?country=India');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Position').selectOption('Software Developer');
    await page.getByLabel('Country').selectOption('Uzbekistan');
    await expect(page.getByLabel('Position')).toHaveValue('');
  });

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

test('I search all openings by words and filters, share the address, and am told what to loosen', async ({ page }) => {
  await page.goto('/careers');
  const finder = page.getByRole('search', { name: 'Find a job' });
  await finder.scrollIntoViewIfNeeded();
  // However I spell it, and in whatever order.
  await finder.getByLabel('Search all openings').pressSequentially('CONTROL próteccion');
  await expect(page.getByRole('heading', { name: '0 openings found' })).toBeVisible();
  await finder.getByLabel('Search all openings').fill('CONTROL prótection');
  await expect(page.getByRole('heading', { name: '1 opening found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Section Leader – Protection and Control' })).toBeVisible();
  await expect(page).toHaveURL(/search=CONTROL\+pr/);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 opening found' })).toBeVisible();
  await expect(finder.getByLabel('Search all openings')).toHaveValue('CONTROL prótection');

  await finder.getByLabel('Country').selectOption('Uzbekistan');
  await expect(page.getByText('No opening matches all of this.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Without Uzbekistan (1)' }).click();
  await expect(page.getByRole('heading', { name: '1 opening found' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No opening matches all of this.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Country' }).click();
  await expect(page.getByRole('button', { name: 'India' })).toBeVisible();
  await expect(finder.getByLabel('Search all openings')).toHaveValue('');
});
