import { uniqueMark } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, inFirefox, test, weekly } from './fixtures.ts';
import { introduce } from './forms.ts';
import { untilHydrated } from './walks.ts';

test('I write to the firm, and my message arrives once', { tag: inFirefox }, async ({ page }) => {
  const email = `ana.${uniqueMark()}@example.org`;
  await page.goto('/contact');
  await introduce(page, 'Ana', 'Okoro', email, '(163) 296-0120');
  // Key by key: what Playwright fills a text area with in Firefox comes without an event that React hears.
  await page.getByLabel('Message').pressSequentially('A 20 MW battery near Ipswich.\n33 kV, by autumn.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');

  const mail = await mailFrom(email);
  expect(mail.to[0]?.address).toBe('info@ohmbridge.example');
  expect(mail.text).toContain('A 20 MW battery near Ipswich.');
  expect(mail.text).toContain('1632960120');
  expect(await arrivedFrom(email)).toHaveLength(1);
});

test('what is missing or wrong is said at its field, and goes when I mend it', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const message of [
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Phone number is required',
    'Message is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill('Ana');
  await expect(page.getByText('First Name is required')).toBeHidden();
  await page.getByLabel('Email').fill('ana@nowhere');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Phone number').fill('12345');
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
});

test('a wrong field says so when I leave it, never while I type, and no press is lost to the message', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First Name').focus();
  await page.getByLabel('Email').pressSequentially('ana@nowhere');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  // Passed by, and not filled in: that is for the submit to say.
  await expect(page.getByText('First Name is required')).toBeHidden();
  await page.getByLabel('Email').pressSequentially('.org.');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await page.getByLabel('Message').focus();
  await expect(page.getByLabel('Email')).toHaveValue('ana@nowhere.org');

  // The message would push the button away from under the mouse.
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.getByLabel('Phone number').fill('12345');
  await send.scrollIntoViewIfNeeded();
  const box = await send.boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await expect(page.getByText('First Name is required')).toBeVisible();
});

test('I paste my number as my telephone knows it, and its country code is chosen', { tag: weekly }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `olim.${uniqueMark()}@example.org`;
  await page.goto('/contact');
  await untilHydrated(page);
  const [code, number] = [page.getByLabel('Country code'), page.getByLabel('Phone number')];
  await expect(code).toHaveValue('+44');
  for (const [typed, chosen, left, digits] of [
    ['+91 98100 12345', '+91', '9810012345', '10 digits'],
    ['0044 7700 900123', '+44', '7700900123', '10 digits'],
    ['+998 90 123 45 67', '+998', '901234567', '9 digits'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), typed);
    await number.clear();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(code).toHaveValue(chosen);
    await expect(number).toHaveValue(left);
    await expect(page.getByText(`${digits} after the country code`)).toBeVisible();
  }
  await page.getByLabel('First Name').fill('Olim');
  await page.getByLabel('Last Name').fill('Karimov');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('A transformer for Tashkent.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
  expect((await mailFrom(email)).text).toContain('+998 901234567');
});

test('a page that sent me here fills in the subject', { tag: weekly }, async ({ page }) => {
  await page.goto('/contact?subject=Arc%20flash%20study');
  await expect(page.getByLabel('Subject')).toHaveValue('Arc flash study');
});

test('the subject is still there when I write a second message', { tag: weekly }, async ({ page, context }) => {
  const sent: string[] = [];
  // Stored, it would be found in the log of the emulators: it stands in the address of the page.
  await context.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON().subject);
    await route.fulfill({ status: 201, json: { status: 'success', message: 'Sent' } });
  });
  await page.goto('/contact?subject=Arc%20flash%20study');
  for (const message of ['First.', 'Second.']) {
    await introduce(page, 'Ana', 'Okoro', 'ana@example.org', '1632960120');
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  }
  expect(sent).toEqual(['Arc flash study', 'Arc flash study']);
});

test.describe('With the service gone', () => {
  test.use({ expectedConsoleErrors: /status of 500|The message was not sent/ });

  test('my message stays in the form', { tag: weekly }, async ({ page, context }) => {
    await page.goto('/contact');
    await introduce(page, 'Ana', 'Okoro', 'ana@example.org', '1632960120');
    await page.getByLabel('Message').fill('Please call.');
    await context.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('Sorry, there was an error sending your message. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Please call.');
  });
});

test.describe('Writing too often', () => {
  test.use({ expectedConsoleErrors: /status of 429|The message was not sent/ });

  test('is said in so many words, and my message stays', { tag: weekly }, async ({ page, context }) => {
    const message = 'Too many requests. Please wait a moment and try again.';
    await page.goto('/contact');
    await introduce(page, 'Ana', 'Okoro', 'ana@example.org', '1632960120');
    await page.getByLabel('Message').fill('Once more.');
    await context.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { status: 'error', message }, headers: { 'retry-after': '30' } }),
    );
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Once more.');
  });
});

test.describe('The maps', () => {
  test.use({ expectedHosts: ['www.openstreetmap.org'] });

  test('ask nobody until I ask for one', async ({ page, context }) => {
    const asked: string[] = [];
    await context.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the interactive map' }).first().scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the interactive map' }).first().click();
    await expect(page.locator('iframe[title*="Colchester"], iframe[title*="United Kingdom"]')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
  });
});
