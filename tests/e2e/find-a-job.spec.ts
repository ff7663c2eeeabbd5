import { uniqueMark } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, inFirefox, test } from './fixtures.ts';
import { introduce } from './forms.ts';

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
