import { identity } from '@site/contract/firm/identity';
import { home } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { uniqueMark } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, inFirefox, test } from './fixtures.ts';
import { introduce } from './forms.ts';

test('I write to the firm, and my message arrives once', { tag: inFirefox }, async ({ page }) => {
  const email = `ana.${uniqueMark()}@example.org`;
  await page.goto('/contact');
  await introduce(page, 'Ana', 'Okoro', email, homePhone.phone);
  // The text is typed key by key: React does not notice a text that Playwright fills into a text area in Firefox.
  await page.getByLabel('Message').pressSequentially('A 20 MW battery near Ipswich.\n33 kV, by autumn.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');

  const mail = await mailFrom(email);
  expect(mail.to[0]?.address).toBe(identity.email);
  expect(mail.text).toContain('A 20 MW battery near Ipswich.');
  expect(mail.text).toContain(homePhone.phone);
  expect(await arrivedFrom(email)).toHaveLength(1);
});

test.describe('The maps', () => {
  test.use({ expectedHosts: ['www.openstreetmap.org'] });

  test('ask no other server until I open one', async ({ page, context }) => {
    const asked: string[] = [];
    await context.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the interactive map' }).first().scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the interactive map' }).first().click();
    await expect(page.locator(`iframe[title*="${home.city}"]`)).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
  });
});
