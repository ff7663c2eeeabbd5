/**
 * The countries with an office, in the order on screen. The first is the home country. Sample content: your countries
 * replace them, and the compiler then asks for the facts (`country-facts.ts`), the offices and the texts of each.
 */
export const countries = ['United Kingdom', 'India', 'Uzbekistan'] as const;

export type Country = (typeof countries)[number];

/** The clock of the home country counts for admins, and for visitors who name no country. */
export const homeCountry: Country = countries[0];

/** Gives a country as addresses spell it: `united-kingdom`. */
export function countrySlug(country: string): string {
  return country.toLowerCase().replaceAll(' ', '-');
}
