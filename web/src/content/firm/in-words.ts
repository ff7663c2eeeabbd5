import { countries, shortInSentence } from '@site/contract/firm/countries';
import { offices } from '@site/contract/firm/offices';
import { allOf, anyOf, wholeNumber } from '../../shared/plain-english.ts';
import { company } from './company.ts';

// The firm’s offices, countries and figures in the words of a sentence. All follow from `contract/firm`.

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Gives a count in words: "seven", "1,667". */
export const inWords = (count: number): string => smallNumbers[count] ?? wholeNumber(count);

/** Gives a count with its noun: "three offices", "1,667 offices". */
export const counted = (count: number, thing: string): string =>
  `${inWords(count)} ${count === 1 ? thing : `${thing}s`}`;

/** Makes a text the beginning of a sentence, with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const cities = offices.map(({ city }) => city);

/** "Colchester, New Delhi and Tashkent". */
export const allCities = allOf(cities);

/** "Colchester, New Delhi or Tashkent". */
export const anyCity = anyOf(cities);

/** "the UK, India and Uzbekistan". */
export const allCountries = allOf(countries.map(shortInSentence));

/** "three offices". */
export const officeCount = counted(offices.length, 'office');

/** Gives words about several offices if the firm has more than one, and otherwise an empty text. */
export const ifSeveral = (words: string): string => (offices.length > 1 ? words : '');

/** All offices except the head office. */
export const branches = offices.slice(1);

/** The cities of all offices except the head office: "New Delhi and Tashkent". */
export const branchCities = allOf(branches.map(({ city }) => city));

export const branchCountries = branches.map(({ country }) => country);

const teams = ['Primary', 'Protection', 'Studies', 'Site'];

/** The core teams, as a sentence lists them. */
export const coreTeams = allOf(teams);

/** "four core teams". */
export const teamCount = counted(teams.length, 'core team');

/** The number of whole decades since the firm was founded. */
export const decades = Math.floor((new Date().getFullYear() - company.founded) / 10);

/** The firm in figures. */
export const firmFigures = {
  employees: '50+',
  teams: String(teams.length),
  years: `${10 * decades}+`,
  partners: '100+',
} as const;
