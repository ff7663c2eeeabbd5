import { countrySlug } from '@site/contract/firm/countries';
import { branch, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it, test } from 'vitest';
import { projects } from '../../web/src/content/firm/projects.ts';
import {
  choicesOf,
  choiceWords,
  filterWords,
  findProjects,
  loosenings,
  projectFilterNames,
  projectFilters,
} from '../../web/src/public/projects/project-filters.ts';

testRows([
  '',
  'operator=dno&voltage=132',
  `operator=private&voltage=11&capacity=10&years=2020s&country=${countrySlug(home.country)}`,
])('an address keeps its filters', (search) => {
  expect(`${projectFilters.write(projectFilters.read(search))}`).toBe(search);
});

testRows([
  '?operator=abc&voltage=400',
  '?country=',
  '?voltage=132kV&other=1',
  '?toString=1&operator=toString',
  '?%E0%A4%A',
])('an unknown filter is left out', (search) => {
  expect(projectFilters.read(search)).toEqual({});
});

test('the first of two values of a filter counts, and an unknown filter does not change the others', () => {
  expect(projectFilters.read('?voltage=33&voltage=132&operator=none')).toEqual({ voltage: '33' });
});

describe('projects', () => {
  it('are found by all filters together, in their order', () => {
    const ids = findProjects(projects, { operator: 'transmission', voltage: '132' }).map(({ id }) => id);
    expect(ids).toEqual(['highland-wind', 'fife-grid-supply-point']);
    expect(findProjects(projects, {})).toEqual(projects);
  });

  it('at the ends of a range are included', () => {
    const found = findProjects(projects, { capacity: '50', operator: 'dno', years: '2020s' });
    expect(found.map(({ capacity }) => capacity.value)).toEqual([49.9, 20, 50, 50]);
    expect(findProjects(projects, { voltage: '33', country: 'uzbekistan' })).toHaveLength(1);
  });

  testRows(projectFilterNames)('each have a value for every filter, and each value has words', (name) => {
    const choices = choicesOf(name, projects, {});
    expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(projects.length);
    for (const { value, count } of choices) {
      expect(count, value).toBeGreaterThan(0);
      expect(choiceWords(name, value)).not.toBe(value);
    }
  });
});

test('the count of a choice respects the other filters, but not its own filter', () => {
  const chosen = { operator: 'utility', country: 'india' };
  const counts = choicesOf('country', projects, chosen);
  expect(counts).toEqual([
    { value: 'united-kingdom', count: 0 },
    { value: 'india', count: 3 },
    { value: 'uzbekistan', count: 2 },
  ]);
});

test('without results, the filter that hides the most is offered first; filters that would not help are left out', () => {
  const chosen = { operator: 'transmission', country: 'uzbekistan', voltage: '132' };
  expect(findProjects(projects, chosen)).toEqual([]);
  expect(loosenings(projects, chosen)).toEqual([
    { name: 'country', value: 'uzbekistan', count: 2 },
    { name: 'operator', value: 'transmission', count: 1 },
  ]);
});

test('a capacity has its unit if there is no label', () => {
  expect(choiceWords('capacity', '10')).toBe('Up to 10');
  expect(filterWords('capacity', '10')).toBe('Up to 10 MW or MVA');
  expect(filterWords('country', 'india')).toBe(branch.country);
});
