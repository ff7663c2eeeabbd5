import { identity } from '@site/contract/firm/identity';
import { positions } from '@site/contract/firm/positions';
import { branch } from '@site/contract/test-support/offices';
import { uniqueMark } from '../support/factories.ts';
import { builtInTitle } from '../support/firm-words.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, inFirefox, test } from './fixtures.ts';
import { introduce } from './forms.ts';

const title = builtInTitle(branch.country);

test('I find a job in a branch on the careers page and apply for it', { tag: inFirefox }, async ({ page }) => {
  const email = `priya.${uniqueMark()}@example.org`;
  await page.goto('/careers');
  await page.getByRole('button', { name: branch.country }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^\d+ Openings?$/).first()).toBeVisible();
  await page.getByRole('button', { name: branch.country }).click();
  const job = page.getByRole('listitem').filter({ hasText: title });
  await expect(job.first()).toBeVisible();
  await expect(page.getByText('Archived')).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^Apply Now for ${title}`) }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await introduce(page, 'Priya', 'Nair', email, '+91 98100 12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Country')).toHaveValue(branch.country);
  await page.getByLabel('Position').selectOption(positions[branch.country][0]);
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/priya-example');
  await page.getByLabel('CV link').fill('https://files.example.org/priya.pdf');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The text is typed key by key: React does not notice a text that Playwright fills into a text area in Firefox.
  await page
    .getByLabel('Comments')
    .pressSequentially('I have set distance relays since 2015.\n<b>Available</b> in May.');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' });
  await expect(dialog).toContainText('Thank you for your application. We will review it and get back to you soon!');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');

  const mail = await mailFrom(email);
  expect(mail.to[0]?.address).toBe(identity.careersEmail);
  for (const typed of [
    'Priya',
    'Nair',
    '+919810012345',
    branch.country,
    positions[branch.country][0],
    'distance relays since 2015',
  ]) {
    expect(mail.text).toContain(typed);
  }
  expect(mail.html).toContain('&lt;b&gt;Available&lt;/b&gt;');
  expect(await arrivedFrom(email)).toHaveLength(1);
});
