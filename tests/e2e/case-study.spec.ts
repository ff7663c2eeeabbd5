import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts, a sheet of a case study’s report opens as a table', async ({ page }) => {
  await page.goto('/case-studies/loadtestcasestudy');
  await page.getByText('Show this sheet as a table: Report sheet 2, load application').click();
  await expect(page.getByRole('table', { name: 'Readings at each increment' }).getByRole('row')).toHaveCount(15);
});
