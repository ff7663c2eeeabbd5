// Metres of an elevation to units of its sheet.
const scale = 42;

/** Where the ground lies on the sheet. */
export const ground = 540;

export const reach = (along: number): number => Math.round((36 + along * scale) * 10) / 10;
export const height = (up: number): number => Math.round((ground - up * scale) * 10) / 10;
