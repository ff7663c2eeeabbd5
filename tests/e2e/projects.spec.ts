import { accessibilityViolations } from '../support/accessibility.ts';
import { expect, test } from './fixtures.ts';

test('I look for projects like mine, send the address to a colleague, and come back to all of them', async ({
  page,
  browser,
}) => {
  await page.goto('/case-studies');
  await page.getByRole('main').getByRole('link', { name: 'Track record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  const rows = page.getByRole('rowheader');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^All \d+ projects$/);
  const all = await rows.count();
  await expect(count).toHaveText(`All ${all} projects`);

  await page.getByLabel('Network operator').selectOption('dno');
  await page.getByLabel('Highest voltage').selectOption('132');
  await expect(page).toHaveURL('/projects?operator=dno&voltage=132');
  await expect(rows).toHaveText([/^Generating station, 132 kV integration/]);
  await expect(count).toHaveText(`1 of ${all} projects: Distribution network operator · 66 to 132 kV`);

  // The address is all that somebody else needs.
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('rowheader')).toHaveCount(1);
  await expect(other.getByLabel('Network operator')).toHaveValue('dno');
  await other.getByRole('link', { name: 'Read the case study' }).click();
  await expect(other).toHaveURL('/case-studies/powersystemstudies');
  await other.close();

  await page.getByLabel('Country').selectOption('uzbekistan');
  await expect(page).toHaveURL(/country=uzbekistan/);
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('No project has all of this.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel('Country')).toHaveValue('');
  await expect(rows).toHaveCount(1);
  await page.goForward();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(rows).toHaveCount(all);
  await expect(count).toBeFocused();
});
