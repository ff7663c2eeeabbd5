import { publicPages } from '../support/public-pages.ts';
import { openAsAdmin } from './admin.ts';
import { expect, openPage, test } from './fixtures.ts';

// Words that only the code of each contains; the test of the admin area below proves that they do.
const marks = {
  Auth: 'accounts:signInWithPassword',
  'the full Firestore': 'Using maximum backoff delay to prevent overloading the backend',
  'the dashboard': 'Jobs by Country',
};

for (const path of publicPages) {
  test(`${path} loads no Auth, no full Firestore and no dashboard`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code.length).toBeGreaterThan(10_000);
    for (const [name, mark] of Object.entries(marks)) {
      expect(code.includes(mark), `${path} loads ${name}`).toBe(false);
    }
  });
}

test('the admin area does load them, so the marks are good', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByText(marks['the dashboard'])).toBeVisible();
  const code = (await Promise.all(scripts)).join('\n');
  for (const [name, mark] of Object.entries(marks)) expect(code.includes(mark), name).toBe(true);
});

test('a visit to the careers page costs one query, and the home page none until its careers part is near', async ({
  page,
}) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery') && request.method() === 'POST') queries.push(request.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(queries).toHaveLength(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('3 Openings')).toBeVisible();
  expect(queries).toHaveLength(1);
  await openPage(page, '/careers');
  await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('3 Openings')).toBeVisible();
  await page.getByRole('button', { name: 'India' }).click();
  await expect(page.getByRole('heading', { name: 'Design Manager' })).toBeVisible();
  expect(queries).toHaveLength(2);
});
