import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { projects } from '../../content/firm/projects.ts';
import { openPage } from '../../test-support/open-page.tsx';
import { choicesOf, choiceWords } from './project-filters.ts';

const operator = projects[0]?.operator ?? '';
const { value: voltage = '', count: found } = {
  ...choicesOf('voltage', projects, { operator }).find(({ count }) => count > 0),
};
/** A choice that has none of these projects: a country, or another voltage if the firm has projects in one country only. */
const empty = [
  ...choicesOf('country', projects, { operator, voltage }).map((choice) => ({ name: 'Country', ...choice })),
  ...choicesOf('voltage', projects, { operator }).map((choice) => ({ name: 'Highest voltage', ...choice })),
].find(({ count }) => count === 0);

test('a visitor narrows the projects down by filters, which the address keeps, and Clear shows all of them', async () => {
  await openPage(`/projects?operator=${operator}`);
  const rows = page.getByRole('rowheader');
  const status = page.getByRole('main').getByRole('status');
  await expect
    .element(status)
    .toMatchTextContent(`of ${projects.length} projects: ${choiceWords('operator', operator)}`);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Highest voltage' }), voltage);
  await expect.element(status).toMatchTextContent(new RegExp(`^${found} of `));
  expect(location.search).toBe(`?operator=${operator}&voltage=${voltage}`);
  await userEvent.selectOptions(page.getByRole('combobox', { name: empty?.name ?? '' }), empty?.value ?? '');
  await expect.element(page.getByText(/^No project matches all of these filters\./)).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  history.back();
  await expect.poll(() => rows.elements().length).toBe(found);
  history.forward();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.element(status).toMatchTextContent(`All ${projects.length} projects`);
  await expect.element(status).toHaveFocus();
  expect(location.search).toBe('');
  expect(await violationsHere()).toEqual([]);
});
