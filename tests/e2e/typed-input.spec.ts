import { uniqueMark } from '../support/factories.ts';
import { mailFrom } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

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
