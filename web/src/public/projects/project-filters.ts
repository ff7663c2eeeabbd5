import { countries, countrySlug } from '@site/contract/firm/countries';
import { projectsCopy } from '../../content/firm/pages/projects.ts';
import {
  type Band,
  capacityBands,
  operatorTypes,
  voltageBands,
  yearBands,
} from '../../content/firm/project-options.ts';
import type { Project } from '../../content/shapes/project.ts';
import { addressFilters, oneOf } from '../../shared/address-filters.ts';

/** The filters of the track record, in their order on the screen. Their names are those in the address. */
export const projectFilterNames = ['operator', 'voltage', 'capacity', 'years', 'country'] as const;

type ProjectFilterName = (typeof projectFilterNames)[number];
export type ProjectFilters = Partial<Record<ProjectFilterName, string | undefined>>;

const valuesOf = (bands: readonly Band[]) => bands.map(({ value }) => value);
const bandOf = (bands: readonly Band[], figure: number) => bands.find(({ upTo }) => figure <= upTo)?.value;

interface ProjectFilter {
  values: readonly string[];
  of: (project: Project) => string | undefined;
}

const filters: Record<ProjectFilterName, ProjectFilter> = {
  operator: { values: operatorTypes, of: ({ operator }) => operator },
  voltage: { values: valuesOf(voltageBands), of: ({ kilovolts }) => bandOf(voltageBands, Math.max(...kilovolts)) },
  capacity: { values: valuesOf(capacityBands), of: ({ capacity }) => bandOf(capacityBands, capacity.value) },
  years: { values: valuesOf(yearBands), of: ({ year }) => bandOf(yearBands, year) },
  country: { values: countries.map(countrySlug), of: ({ country }) => countrySlug(country) },
};

export const projectFilters = addressFilters<ProjectFilters>({
  operator: oneOf(filters.operator.values),
  voltage: oneOf(filters.voltage.values),
  capacity: oneOf(filters.capacity.values),
  years: oneOf(filters.years.values),
  country: oneOf(filters.country.values),
});

export function chosenFilters(chosen: ProjectFilters): { name: ProjectFilterName; value: string }[] {
  return projectFilterNames.flatMap((name) => {
    const value = chosen[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

export function findProjects(projects: readonly Project[], chosen: ProjectFilters): readonly Project[] {
  const asked = chosenFilters(chosen);
  return projects.filter((project) => asked.every(({ name, value }) => filters[name].of(project) === value));
}

/** Gives the choices of a filter, each with the number of projects that it would leave together with the other filters. */
export function choicesOf(name: ProjectFilterName, projects: readonly Project[], chosen: ProjectFilters) {
  return filters[name].values.map((value) => ({
    value,
    count: findProjects(projects, { ...chosen, [name]: value }).length,
  }));
}

/** Gives the filters whose removal gives results, each with the number of projects. The largest number comes first. */
export function loosenings(projects: readonly Project[], chosen: ProjectFilters) {
  return chosenFilters(chosen)
    .map(({ name, value }) => ({
      name,
      value,
      count: findProjects(projects, { ...chosen, [name]: undefined }).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

const countryNames = Object.fromEntries(countries.map((country) => [countrySlug(country), country]));
const words: Record<ProjectFilterName, Readonly<Record<string, string>>> = {
  ...projectsCopy.values,
  country: countryNames,
};

/** Gives the words of a choice below the label of its filter. */
export const choiceWords = (name: ProjectFilterName, value: string): string => words[name][value] ?? value;

/** Gives the words of a choice without the label of its filter. */
export function filterWords(name: ProjectFilterName, value: string): string {
  const choice = choiceWords(name, value);
  return name === 'capacity' ? projectsCopy.capacity(choice) : choice;
}
