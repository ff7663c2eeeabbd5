import { countries, countrySlug } from '@ohmbridge/contract/shared/countries';
import { projectsCopy } from '../../content/pages/projects.ts';
import type { ProjectFilterName } from './project-filters.ts';

const countryNames = Object.fromEntries(countries.map((country) => [countrySlug(country), country]));
const words: Record<ProjectFilterName, Readonly<Record<string, string>>> = {
  ...projectsCopy.values,
  country: countryNames,
};

/** A choice in words, below the label of its filter. */
export const choiceWords = (name: ProjectFilterName, value: string): string => words[name][value] ?? value;

/** The same where no label says what it is. */
export function filterWords(name: ProjectFilterName, value: string): string {
  const choice = choiceWords(name, value);
  return name === 'capacity' ? projectsCopy.capacity(choice) : choice;
}
