import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const result = page.getByRole('region', { name: 'Result' });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('the route of a generator follows the typed text, and the question to an engineer contains the inputs', async () => {
  await openPage('/tools');
  expect(await violationsHere(), 'the list').toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'Which route does this generator take?' }));
  await expect.element(result).toBeVisible();
  expect(await violationsHere(), 'the tool').toEqual([]);
  await expect.element(result).toMatchTextContent('EREC G99, Type C: 20 MW at 33 kV');
  await userEvent.fill(field('Registered capacity of the module'), '60 MW');
  await userEvent.fill(field('Connection voltage'), '132');
  await expect.element(result).toMatchTextContent('EREC G99, Type D: 60 MW at 132 kV');
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Transmission area/ }), 'South of Scotland');
  await expect.element(result).toMatchTextContent('Grid Code, transmission connection');
  await userEvent.click(result.getByRole('link', { name: 'Ask an engineer about this result' }));
  await expect.element(field('Subject')).toHaveValue('Connection of 60 MW at 132 kV');
  await expect
    .element(field('Message'))
    .toHaveValue(expect.stringMatching(/60 MW at 132 kV, inverters, South of Scotland/));
});

test('a wrong figure is named at its field, the last result stays and is marked, and the address has the inputs', async () => {
  await resize(390);
  await openPage('/tools/fault-level');
  const line = page.getByRole('link', { name: /To the result$/ });
  const source = field('Fault level of the source');
  await expect.element(line).toMatchTextContent('17.7 kA at the 33 kV busbar');
  for (const [typed, problem] of [
    ['0', 'Enter at least 0.05 kA.'],
    ['-18', 'Enter at least 0.05 kA.'],
    ['4115 MVA', '“MVA” does not fit here: enter a number in kA.'],
    ['18000', 'Enter at most 100 kA.'],
    ['', 'Enter a number in kA.'],
  ] as const) {
    await userEvent.fill(source, typed);
    await expect.element(source).toHaveAccessibleDescription(expect.stringContaining(problem));
  }
  await expect.element(line).toMatchTextContent('This is the last valid result');
  expect(page.getByRole('main').element().textContent).not.toContain('NaN');
  await userEvent.fill(source, '25 kA');
  await expect.element(line).toMatchTextContent(/^1[89]\.\d kA/);
  await userEvent.click(line);
  await expect.element(result).toBeInViewport();
  await expect.poll(() => location.search).toContain('source=25+kA');
});

test('a tool opens with the inputs of its address', async () => {
  await openPage('/tools/earth-grid?current=4+kA');
  expect(await violationsHere()).toEqual([]);
  await expect.element(field('Earth fault current')).toHaveValue('4 kA');
  await expect.element(result).toMatchTextContent(/of 4000 A, through this grid and the other electrodes together/);
});
