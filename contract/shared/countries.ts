/** The three countries with an office. The order is the order on screen. */
export const countries = ['United Kingdom', 'India', 'Uzbekistan'] as const;

export type Country = (typeof countries)[number];
