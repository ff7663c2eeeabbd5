import { expect, test, weekly } from './fixtures.ts';

const cases = [
  { name: '33kV containerised switchroom', address: '/case-studies/design&supply' },
  { name: 'Earthing design for a 50MW battery energy storage system', address: '/case-studies/earthingsystemdesign' },
  { name: 'Power system studies for a 132kV substation integration', address: '/case-studies/powersystemstudies' },
  { name: 'Load bank testing for Generator GT1 and Transformer', address: '/case-studies/loadtestcasestudy' },
  { name: 'G99 connection of a 20MW battery energy storage system', address: '/case-studies/batterystorageconnection' },
] as const;

test('I find five case studies, three to a row on a large screen, and each opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/case-studies');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(cases.length);
  const tops = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.slice(0, 3)).toEqual([tops[0], tops[0], tops[0]]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  expect(tops[4]).toBe(tops[3]);
  for (const { name, address } of cases) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(cards).toHaveCount(cases.length);
  }
});

test('I read from one case study to the next, and come round to the first', { tag: weekly }, async ({ page }) => {
  await page.goto(cases[0].address);
  for (const { name, address } of [...cases.slice(1), cases[0]]) {
    await page.getByRole('link', { name: /^Next case study/ }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});

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

test('every plot and report sheet says what it shows, and opens as a table by keyboard', { tag: weekly }, async ({
  page,
}) => {
  await page.goto('/case-studies/loadtestcasestudy');
  await expect(page.getByRole('img', { name: /^Load over the day of the test: fourteen increments/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Temperatures of the transformer over twelve hours/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sheet \d of the load test report/ })).toHaveCount(4);

  const hourly = page.getByText('Show this sheet as a table: Report sheet 3, full load');
  const table = page.getByRole('table', { name: 'Readings on the hour at full load' });
  await expect(table).toBeHidden();
  await hourly.focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(14);
});

test('the connection of the battery shows its drawing, its tests, and the tool for the route of another plant', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto('/case-studies/batterystorageconnection');
  await expect(page.getByRole('region', { name: 'Drawing DRG-009' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Voltage at the connection point over time/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Power over frequency, required and measured/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sheet \d of the compliance tests/ })).toHaveCount(4);
  const programme = page.getByRole('table', { name: 'Programme, in weeks from the application' });
  await expect(programme.getByRole('row').last()).toContainText('Final operational notification (FON)');
  await page.getByRole('link', { name: 'Which route does this generator take?' }).click();
  await expect(page).toHaveURL(/\/tools\/generator-route/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case study is all there, down to the readings of its report', async ({ page }) => {
    await page.goto('/case-studies/loadtestcasestudy');
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['Client Requirement', 'Conclusion']);
    await page.getByText('Show this sheet as a table: Report sheet 2, load application').click();
    await expect(page.getByRole('table', { name: 'Readings at each increment' }).getByRole('row')).toHaveCount(15);
  });
});

test('a case study says what went wrong, leads to the services behind it, and keeps its name on the way to an enquiry', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto(cases[1].address);
  const record = page.getByRole('region', { name: 'The job in figures' });
  for (const term of ['Client', 'Year', 'Scope', 'Team', 'What went wrong', 'Remedy']) {
    await expect(record.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
  const services = page.getByRole('region', { name: 'The services behind this job' });
  await expect(services.getByRole('link')).toHaveText(['Earthing Solutions', 'Survey', 'Battery Storage Integration']);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('textbox', { name: /Subject/ })).toHaveValue(cases[1].name);
});
