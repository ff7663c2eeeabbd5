/** The substation whose surface potential DRG-004 draws: Ω·m, amperes, ohms, volts. */
export const soilResistivity = 52;
export const earthCurrent = 4100;
export const gridResistance = 0.31;
export const potentialRise: number = earthCurrent * gridResistance;
