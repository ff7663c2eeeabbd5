import { apparentPower, lineCurrent, powerFactor } from '../../calculations/short-circuit.ts';

// The load bank test in figures, measured at the 11 kV terminals of the transformer. All other figures of the case study are
// calculated from these.

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
  /** The time of the first increment, in minutes of the day. */
  firstIncrement,
  fullLoadFrom,
  fullLoadUntil: fullLoadFrom + holdHours * 60,
  nominalKilovolts: 11,
  /** The rating of the transformer, its impedance per unit of the rating, and its losses in MW at 7 MVA by its test sheet. */
  ratedMegavoltAmperes: 8,
  reactance: 0.07,
  losses: 0.044,
  generator: { ratedMegavoltAmperes: 8, powerFactor: 0.8, kilovolts: 6.6 },
  /** The frequency at a load step: the largest dip in Hz, the recovery time in seconds, and the agreed limits. */
  frequency: { dip: 0.3, recovery: 3, limits: { dip: 1, recovery: 5 } },
  achieved: { megawatts: 5.62, megavars: 4.18, amperes: 368, kilovolts: 10.99 },
} as const;

/**
 * Readings at the end of each increment. The load has fixed elements, so its power is proportional to the square of the
 * voltage.
 */
export const incrementReadings = [
  { kilovolts: 11.03, kilowatts: 404, kilovars: 301 },
  { kilovolts: 11.03, kilowatts: 809, kilovars: 602 },
  { kilovolts: 11.03, kilowatts: 1213, kilovars: 902 },
  { kilovolts: 11.02, kilowatts: 1615, kilovars: 1201 },
  { kilovolts: 11.02, kilowatts: 2018, kilovars: 1501 },
  { kilovolts: 11.02, kilowatts: 2422, kilovars: 1802 },
  { kilovolts: 11.01, kilowatts: 2821, kilovars: 2098 },
  { kilovolts: 11.01, kilowatts: 3224, kilovars: 2398 },
  { kilovolts: 11.01, kilowatts: 3627, kilovars: 2698 },
  { kilovolts: 11.0, kilowatts: 4022, kilovars: 2992 },
  { kilovolts: 11.0, kilowatts: 4425, kilovars: 3291 },
  { kilovolts: 11.0, kilowatts: 4827, kilovars: 3590 },
  { kilovolts: 10.99, kilowatts: 5220, kilovars: 3882 },
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4181 },
] as const;

/**
 * Readings on the hour at full load, from 08:00 to 20:00. Temperatures are in °C. `winding` is the thermal image of the hot
 * spot. The hot spot is 21 K above the oil at the rated load, and (7/8)^1.3 of 21 K at this load.
 */
export const hourlyReadings = [
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4181, ambient: 8, topOil: 24, winding: 42, stator: 58 },
  { kilovolts: 10.99, kilowatts: 5622, kilovars: 4180, ambient: 8, topOil: 33, winding: 51, stator: 79 },
  { kilovolts: 10.99, kilowatts: 5618, kilovars: 4179, ambient: 9, topOil: 40, winding: 58, stator: 88 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4181, ambient: 10, topOil: 46, winding: 64, stator: 92 },
  { kilovolts: 10.99, kilowatts: 5623, kilovars: 4182, ambient: 11, topOil: 50, winding: 68, stator: 94 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4180, ambient: 12, topOil: 53, winding: 71, stator: 95 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4179, ambient: 12, topOil: 55, winding: 73, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5621, kilovars: 4180, ambient: 12, topOil: 56, winding: 74, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5618, kilovars: 4178, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4180, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4181, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5620, kilovars: 4180, ambient: 12, topOil: 57, winding: 75, stator: 96 },
  { kilovolts: 10.99, kilowatts: 5619, kilovars: 4179, ambient: 12, topOil: 57, winding: 75, stator: 96 },
] as const;

/** Gives the rises of oil and winding above the ambient air at one reading, in kelvin. */
const rise = ({ ambient, topOil, winding }: (typeof hourlyReadings)[number]) => ({
  oil: topOil - ambient,
  winding: winding - ambient,
});

const final = rise(hourlyReadings[12]);
const lastMoving = hourlyReadings.findLastIndex(
  (reading) => rise(reading).oil !== final.oil || rise(reading).winding !== final.winding,
);

/** The rises at which the transformer settled, and the time for which they were observed. */
export const settled = {
  ...final,
  /** The time from which the rises are steady, in minutes of the day. */
  from: fullLoadFrom + (lastMoving + 1) * 60,
  hours: holdHours - lastMoving - 1,
} as const;

/** The condition of IEC 60076-2 for a settled transformer: for this many hours, its top-oil rise changes by less than this. */
export const settledWhen = { kelvinsPerHour: 1, hours: 3 } as const;

/**
 * Limits of the temperature rise at rated load in kelvin, by IEC 60076-2 for oil-immersed transformers. They are for top oil,
 * average winding and hot spot. The thermal image stands for the hot spot.
 */
export const riseLimits = { topOil: 60, winding: 65, hotSpot: 78 } as const;

const { achieved, reactance, losses, generator, ratedMegavoltAmperes } = loadTest;
/** The load of the generator at full load: the load bank, and the losses and the absorbed reactive power of the transformer. */
export const atGenerator = (() => {
  const perUnit = apparentPower(achieved.megawatts, achieved.megavars) / ratedMegavoltAmperes;
  const absorbed =
    (reactance * ratedMegavoltAmperes * perUnit ** 2) / (achieved.kilovolts / loadTest.nominalKilovolts) ** 2;
  const megawatts = achieved.megawatts + losses;
  const megavars = achieved.megavars + absorbed;
  const megavoltAmperes = apparentPower(megawatts, megavars);
  return {
    absorbed,
    megawatts,
    megavars,
    megavoltAmperes,
    powerFactor: powerFactor(megawatts, megavars),
    amperes: lineCurrent(megavoltAmperes * 1000, generator.kilovolts),
  };
})();

/**
 * The expected rises at the rated load in kelvin, by IEC 60076-7: R = 6. The exponent is 0.8 for the oil, and 1.3 for the hot
 * spot above the oil.
 */
export const ratedRises = (() => {
  const share = required.megavoltAmperes / ratedMegavoltAmperes;
  const oil = settled.oil * ((1 + 6) / (1 + 6 * share ** 2)) ** 0.8;
  return { oil, hotSpot: oil + (settled.winding - settled.oil) / share ** 1.3 };
})();

/** Gives kVA, amperes and power factor of one reading. The meter shows the same amperes: the mean of the three lines. */
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

/** Gives the time of day for a minute of the day, such as 05:50. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
