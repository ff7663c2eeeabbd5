/** The three countries with an office. The order is the order on screen. */
export const countries = ['United Kingdom', 'India', 'Uzbekistan'] as const;

export type Country = (typeof countries)[number];

/** A country as addresses name it: `united-kingdom`. */
export function countrySlug(country: string): string {
  return country.toLowerCase().replaceAll(' ', '-');
}
