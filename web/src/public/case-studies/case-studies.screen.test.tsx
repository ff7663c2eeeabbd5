import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage } from '../../test-support/open-page.tsx';

const cases = [
  ['33kV containerised switchroom', '/case-studies/design&supply'],
  ['Earthing design for a 50MW battery energy storage system', '/case-studies/earthingsystemdesign'],
  ['Power system studies for a 132kV substation integration', '/case-studies/powersystemstudies'],
  ['Load bank testing for Generator GT1 and Transformer', '/case-studies/loadtestcasestudy'],
  ['G99 connection of a 20MW battery energy storage system', '/case-studies/batterystorageconnection'],
] as const;

test('the case studies stand three to a row; one leads to the next, the last to the first, and each to an enquiry', async () => {
  await openPage('/case-studies');
  expect(await violationsHere()).toEqual([]);
  const cards = page.getByRole('main').getByRole('listitem');
  const links = cards.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(cases);
  const tops = cards.elements().map((card) => Math.round(card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  await userEvent.click(page.getByRole('link', { name: cases[0][0], exact: true }));
  const title = page.getByRole('heading', { level: 1 });
  for (const [name, address] of cases) {
    await expect.element(title).toMatchTextContent(name);
    expect(location.pathname).toBe(address);
    await userEvent.click(page.getByRole('link', { name: /^Next case study/ }));
  }
  await expect.element(title).toMatchTextContent(cases[0][0]);
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Contact Us' }));
  await expect.element(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(cases[0][0]);
});

test('a report sheet opens as a table by keyboard', async () => {
  await openPage('/case-studies/loadtestcasestudy');
  expect(await violationsHere()).toEqual([]);
  expect(page.getByRole('img', { name: /^Sheet \d of the load test report/ }).elements()).toHaveLength(4);
  const table = page.getByRole('table', { name: 'Readings on the hour at full load' });
  await expect.element(table).not.toBeInTheDocument();
  const summary = page.getByText('Show this sheet as a table: Report sheet 3, full load').element().closest('summary');
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(table).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(14);
});
