import { privacyPolicy } from '@ohmbridge/web/content/pages/privacy-policy';
import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

const subjects = [
  /who we are/i,
  /scope/i,
  /types of data/i,
  /how collected/i,
  /how used/i,
  /purposes/i,
  /direct marketing/i,
  /opting out/i,
  /third-party marketing/i,
  /cookies/i,
  /disclosure/i,
  /international transfers/i,
  /data retention/i,
  /legal rights/i,
  /third-party links/i,
  /queries and complaints/i,
  /changes/i,
];

test('I read the policy in 17 numbered sections, and when it was last changed', { tag: weekly }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.getByRole('main').getByText('28/02/2025')).toBeVisible();
  const headings = page.getByRole('main').locator('section').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(subjects.length);
  for (const [index, subject] of subjects.entries()) {
    await expect(headings.nth(index)).toHaveText(subject);
    await expect(headings.nth(index)).toHaveText(new RegExp(`^${String(index + 1).padStart(2, '0')}`));
  }
});

test('every entry of the contents takes me to its section, below the header', { tag: weekly }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links).toHaveCount(subjects.length);
  for (const [index, { id, title }] of privacyPolicy.sections.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(96);
  }
});

test('a link to one section opens the page at it', { tag: weekly }, async ({ page }) => {
  await page.goto('/privacy-policy#retention');
  await expect(page.getByRole('heading', { level: 2, name: 'Data retention' })).toBeInViewport();
});

test('I can write to somebody about my data', { tag: weekly }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const rights = page.locator('#your-rights').getByRole('link', { name: /@/ });
  await expect(rights).toHaveAttribute('href', /^mailto:info@/);
});

test('I read whom my browser asks for the open jobs, and that Google sees my address then', async ({ page }) => {
  await page.goto('/privacy-policy#disclosure');
  await expect(page.locator('#disclosure')).toContainText('firestore.googleapis.com');
});

test('reading the public pages leaves no cookie with me, and in the tab only where I was', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/services/survey', '/contact', '/privacy-policy']) {
    await page.goto(path);
    // Where I was is noted once the scripts are there.
    await untilHydrated(page);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['scroll-positions']);
});

test('the credits lead me to the licence of every typeface', { tag: weekly }, async ({ page, request }) => {
  await page.goto('/credit');
  const licences = page.locator('#typefaces').getByRole('link');
  await expect(licences).toHaveCount(3);
  for (const licence of await licences.all()) {
    const response = await request.get((await licence.getAttribute('href')) ?? '');
    expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
  }
});
