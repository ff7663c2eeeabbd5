/**
 * The countries with an office, in the order on screen. The first is the home country. Sample content: your countries
 * replace them, and the compiler then asks for the facts (`country-facts.ts`), the offices and the texts of each.
 */
export const countries = ['United Kingdom', 'India', 'Uzbekistan'] as const;

export type Country = (typeof countries)[number];

/** The clock of the home country counts for admins, and for visitors who name no country. */
export const homeCountry: Country = countries[0];

/** Names that are not the same in a sentence: with an article, and short. */
const namesInSentences: { readonly [Name in Country]?: { whole: string; short: string } } = {
  'United Kingdom': { whole: 'the United Kingdom', short: 'the UK' },
};

/** Gives a country's name within a sentence: "the United Kingdom". */
export const inSentence = (country: Country): string => namesInSentences[country]?.whole ?? country;

/** Gives a country's short name within a sentence: "the UK". */
export const shortInSentence = (country: Country): string => namesInSentences[country]?.short ?? country;

/** Gives a country as addresses spell it: `united-kingdom`. */
export function countrySlug(country: string): string {
  return country.toLowerCase().replaceAll(' ', '-');
}
