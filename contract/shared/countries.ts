/** The three countries with an office, in the order on screen. */
export const countries = ['United Kingdom', 'India', 'Uzbekistan'] as const;

export type Country = (typeof countries)[number];

/** Gives a country as addresses spell it: `united-kingdom`. */
export function countrySlug(country: string): string {
  return country.toLowerCase().replaceAll(' ', '-');
}
