import { expect, test, weekly } from './fixtures.ts';

for (const address of ['/case-studies/design&supply', '/case-studies/design%26supply']) {
  test(`the switchroom answers at ${address}, whoever wrote the ampersand down`, { tag: weekly }, async ({
    page,
    request,
  }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('33kV containerised switchroom');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '33kV containerised switchroom' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Auxiliary supplies of the switchroom' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/case-studies\/design&supply$/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case study is all there, down to the readings of its report', async ({ page }) => {
    await page.goto('/case-studies/loadtestcasestudy');
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['Client Requirement', 'Conclusion']);
    await page.getByText('Show this sheet as a table: Report sheet 2, load application').click();
    await expect(page.getByRole('table', { name: 'Readings at each increment' }).getByRole('row')).toHaveCount(15);
  });
});
