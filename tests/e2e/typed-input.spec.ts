import { forgottenPasswordHash, loginPath } from '@ohmbridge/contract/team/password-link';
import { uniqueMark } from '../support/factories.ts';
import { mailFrom } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

for (const path of [
  '/contact',
  '/apply',
  '/job-alerts',
  '/application',
  '/enquiry',
  loginPath,
  loginPath + forgottenPasswordHash,
]) {
  test(`an address that I copied with a name around it is cleaned up when I leave the field: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    for (const typed of [
      'Jane Doe <jane@example.com>',
      'jane@example.com;',
      'mailto:jane@example.com',
      '\u200bjane@example.com',
    ]) {
      await email.fill(typed);
      await email.press('Tab');
      await expect(email).toHaveValue('jane@example.com');
      await expect(page.getByText('Invalid email address')).toBeHidden();
    }
  });
}

test('my name, number and links are cleaned up when I leave their fields', async ({ page }) => {
  await page.goto('/apply?country=India');
  await untilHydrated(page);
  const leave = async (label: string, typed: string, left: string) => {
    await page.getByLabel(label).fill(typed);
    await page.getByLabel(label).press('Tab');
    await expect(page.getByLabel(label)).toHaveValue(left);
  };
  await leave('First Name', '\u200b Asha\u200e', 'Asha');
  await leave('Last Name', '\u2060', '');
  await leave('Phone number', 'tel:+٩١ ٩٨١٠٠ ١٢٣٤٥ (mobile)', '+91 98100 12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await leave('LinkedIn profile', '<linkedin.com/in/asha>', 'https://linkedin.com/in/asha');
  await leave('CV link', 'drive.google.com/\u200bcv; ', 'https://drive.google.com/cv');
});

test('a number with its extension arrives with it, and one of nine digits by its country code', async ({ page }) => {
  // The stack may receive its first form here: its functions may have to start.
  test.setTimeout(120_000);
  for (const [typed, code, told] of [
    ['020 7946 0018 ext 12', '+44', '+44 2079460018 ext. 12'],
    ['+44 16977 2345', 'other', '+44169772345'],
  ] as const) {
    const email = `ext.${uniqueMark()}@example.org`;
    await page.goto('/contact');
    await untilHydrated(page);
    await page.getByLabel('First Name').fill('Asha');
    await page.getByLabel('Last Name').fill('Rahman');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone number').fill(typed);
    await page.getByLabel('Message').fill('Please call.');
    await expect(page.getByLabel('Country code')).toHaveValue(code);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible({
      timeout: 40_000,
    });
    expect((await mailFrom(email)).text).toContain(told);
  }
});
