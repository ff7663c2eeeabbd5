import { expect, it } from 'vitest';
import { page } from './drawn.tsx';

// Section 2.9 of the spec.

const sections = async (slug: string) => {
  const headings = (await page(`/case-studies/${slug}`)).first('main').texts('h2');
  return headings.slice(0, headings.indexOf('Conclusion') + 1);
};

/** Gives the table of a case study: its rows by their first cell. */
const table = async (slug: string) => {
  const [found] = (await page(`/case-studies/${slug}`)).section('Technical Specifications').all('table');
  const rows = found?.all('tr').map((row) => row.texts('th td')) ?? [];
  return Object.fromEntries(rows.map(([name, value]) => [name, value]));
};

it('the list has the customer’s four studies first, each with picture, description and link, in three columns', async () => {
  const list = (await page('/case-studies')).section('Five jobs, from requirement to result');
  const cards = list.first('ul').all('li');
  const links = cards.map((card) => [card.first('h3').text, card.first('a').attribute('href')]);
  expect(links.slice(0, 4)).toEqual([
    ['33kV containerised switchroom', '/case-studies/design&supply'],
    ['Earthing design for a 50MW battery energy storage system', '/case-studies/earthingsystemdesign'],
    ['Power system studies for a 132kV substation integration', '/case-studies/powersystemstudies'],
    ['Load bank testing for Generator GT1 and Transformer', '/case-studies/loadtestcasestudy'],
  ]);
  const bare = cards.filter((card) => card.all('img').length !== 1 || (card.texts('p').at(-1) ?? '').length < 40);
  expect(bare.map(({ text }) => text)).toEqual([]);
  expect(cards[0]?.style).toMatch(/width:calc\(100% \* 4/);
});

it('the studies have these sections, in this order', async () => {
  expect(await sections('design&supply')).toEqual([
    'Client Requirement',
    'Solutions',
    'Technical Specifications',
    'Project Scope and Delivery',
    'Key Findings and Outcomes',
    'Results',
    'Conclusion',
  ]);
  expect(await sections('earthingsystemdesign')).toEqual([
    'Client Requirement',
    'Design Solutions',
    'Results',
    'Conclusion',
  ]);
  expect(await sections('powersystemstudies')).toEqual([
    'Client Requirement',
    'Solution',
    'Technical Specifications',
    'Results',
    'Conclusion',
  ]);
  expect(await sections('loadtestcasestudy')).toEqual([
    'Client Requirement',
    'Solutions',
    'Technical Specifications',
    'Project Scope and Delivery',
    'Key Findings and Outcomes',
    'Accuracy',
    'Efficiency',
    'Results',
    'Load Test Report Result',
    'Conclusion',
  ]);
});

it('the switchroom’s table has charger, battery, input, output and LVAC panel', async () => {
  const rows = Object.keys(await table('design&supply')).slice(1);
  expect(rows).toEqual(['Battery charger', 'Battery type', 'Input', 'Output', 'LVAC panel']);
});

it('the earthing study describes a battery site in Yorkshire, with pictures and a combined resistance of 0.11 Ω', async () => {
  const study = await page('/case-studies/earthingsystemdesign');
  expect(study.first('h1').text).toMatch(/50MW .*Yorkshire$/);
  const figures = study.first('section', { 'aria-label': 'The job in figures' });
  expect(figures.texts('dd')[figures.texts('dt').indexOf('Combined resistance to earth')]).toBe('0.11Ω');
  expect(study.first('main').all('img').length).toBeGreaterThan(3);
});

it('the grid study’s table names software, voltages, power factor, standard and components', async () => {
  const rows = await table('powersystemstudies');
  expect(Object.keys(rows).slice(1)).toEqual([
    'Software',
    'Voltage levels',
    'Power factor',
    'Short-circuit standard',
    'Components modelled',
  ]);
  expect(rows['Voltage levels']).toMatch(/^0\.94, 1\.00, 1\.04 and 1\.06 p\.u\./);
  expect(rows['Power factor']).toMatch(/^0\.95 /);
  expect(rows['Short-circuit standard']).toMatch(/^IEC 60909\b/);
});

it('the load test’s table has the figures of 30 October 2024', async () => {
  const rows = await table('loadtestcasestudy');
  expect(rows).toMatchObject({
    Parameter: 'Details',
    'Date of test': '30 October 2024',
    'Required load': '7 MVA at 0.8 power factor',
    'Achieved load': '7 MVA at 0.8 power factor',
    'Load increments': expect.stringMatching(/^500 kVA\b/),
    Duration: expect.stringMatching(/^12 hours\b/),
    'Active power': '5.62 MW',
    'Reactive power': '4.18 MVAr',
    Current: expect.stringMatching(/^368 A\b/),
  });
});

it('the load test shows two figures of results, and four sheets of the report', async () => {
  const study = await page('/case-studies/loadtestcasestudy');
  expect(study.section('Results').all('figure')).toHaveLength(2);
  expect(study.section('Load Test Report Result').all('figure')).toHaveLength(4);
});
