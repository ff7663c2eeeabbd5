import { apparentPower, lineCurrent, powerFactor } from '../../calculations/short-circuit.ts';

// The load bank test in numbers, taken at the 11 kV terminals of the transformer. Everything that the case study says
// of it is worked out from here.

const required = { megavoltAmperes: 7, powerFactor: 0.8 };
const incrementKilovoltAmperes = 500;
const minutesPerIncrement = 10;
const firstIncrement = 5 * 60 + 50;
const steps = (required.megavoltAmperes * 1000) / incrementKilovoltAmperes;
const fullLoadFrom = firstIncrement + (steps - 1) * minutesPerIncrement;
const holdHours = 12;

export const loadTest = {
  date: '30 October 2024',
  required,
  incrementKilovoltAmperes,
  minutesPerIncrement,
  steps,
  holdHours,
  /** Minutes of the day. */
  firstIncrement,
  fullLoadFrom,
  fullLoadUntil: fullLoadFrom + holdHours * 60,
  nominalKilovolts: 11,
  /** Of the transformer. */
  ratedMegavoltAmperes: 8,
  achieved: { megawatts: 5.62, megavars: 4.18, amperes: 368, kilovolts: 10.99 },
} as const;

/** Readings at the end of each increment. */
export const incrementReadings = [
  { kilovolts: 11.03, kilowatts: 402, kilovars: 298 },
  { kilovolts: 11.03, kilowatts: 803, kilovars: 597 },
  { kilovolts: 11.03, kilowatts: 1204, kilovars: 896 },
  { kilovolts: 11.02, kilowatts: 1606, kilovars: 1196 },
  { kilovolts: 11.02, kilowatts: 2007, kilovars: 1495 },
  { kilovolts: 11.02, kilowatts: 2409, kilovars: 1793 },
  { kilovolts: 11.01, kilowatts: 2810, kilovars: 2092 },
  { kilovolts: 11.01, kilowatts: 3212, kilovars: 2391 },
  { kilovolts: 11.01, kilowatts: 3613, kilovars: 2689 },
  { kilovolts: 11.0, kilowatts: 4014, kilovars: 2988 },
  { kilovolts: 11.0, kilowatts: 4416, kilovars: 3287 },
  { kilovolts: 11.0, kilowatts: 4817, kilovars: 3585 },
  { kilovolts: 10.99, kilowatts: 5218, kilovars: 3884 },
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4181 },
] as const;

/**
 * Readings on the hour at full load: the first at 08:00, the last at 20:00. Temperatures in °C; the winding is the
 * thermal image of the hot spot, which stands 21 K above the oil at rating and (7/8)^1.3 of that at this load.
 */
export const hourlyReadings = [
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4181, ambient: 8, topOil: 24, winding: 42, stator: 58 },
  { kilovolts: 10.99, kilowatts: 5622, kilovars: 4180, ambient: 8, topOil: 33, winding: 51, stator: 79 },
  { kilovolts: 10.98, kilowatts: 5618, kilovars: 4179, ambient: 9, topOil: 40, winding: 58, stator: 88 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4181, ambient: 10, topOil: 46, winding: 64, stator: 92 },
  { kilovolts: 11.0, kilowatts: 5623, kilovars: 4182, ambient: 11, topOil: 50, winding: 68, stator: 94 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4180, ambient: 12, topOil: 53, winding: 71, stator: 95 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4179, ambient: 12, topOil: 55, winding: 73, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4180, ambient: 12, topOil: 56, winding: 74, stator: 96 },
  { kilovolts: 10.98, kilowatts: 5618, kilovars: 4178, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4180, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4181, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 11.0, kilowatts: 5620, kilovars: 4180, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4179, ambient: 12, topOil: 57, winding: 75, stator: 96 },
] as const;

/** How far oil and winding stand above the air at one reading, in kelvin. */
const rise = ({ ambient, topOil, winding }: (typeof hourlyReadings)[number]) => ({
  oil: topOil - ambient,
  winding: winding - ambient,
});

const final = rise(hourlyReadings[12]);
const lastMoving = hourlyReadings.findLastIndex(
  (reading) => rise(reading).oil !== final.oil || rise(reading).winding !== final.winding,
);

/** The rises at which the transformer settled, and for how long it was seen to stay there. */
export const settled = {
  ...final,
  /** Minutes of the day. */
  from: fullLoadFrom + (lastMoving + 1) * 60,
  hours: holdHours - lastMoving - 1,
} as const;

/** IEC 60076-2 takes a transformer as settled when its top-oil rise has changed by less than this, for so long. */
export const settledWhen = { kelvinsPerHour: 1, hours: 3 } as const;

/**
 * Limits of the temperature rise at rated load in kelvin: IEC 60076-2, oil-immersed; top oil, average winding, and the hot
 * spot, for which the thermal image stands.
 */
export const riseLimits = { topOil: 60, winding: 65, hotSpot: 78 } as const;

/** Figures that the instruments do not show by themselves: kVA, amperes and power factor of one reading. */
export function derived({
  kilovolts,
  kilowatts,
  kilovars,
}: {
  kilovolts: number;
  kilowatts: number;
  kilovars: number;
}) {
  const kilovoltAmperes = apparentPower(kilowatts, kilovars);
  return {
    kilovoltAmperes,
    amperes: lineCurrent(kilovoltAmperes, kilovolts),
    powerFactor: powerFactor(kilowatts, kilovars),
  };
}

/** A minute of the day as a clock shows it. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
