// The power of a plant outside the normal frequency band, in the limited frequency sensitive modes of EREC G99. Units: Hz, MW.

const nominalHertz = 50;

/**
 * `threshold` is in Hz. `droop` is the per-unit change of frequency that changes the power by the whole registered capacity.
 */
export interface Droop {
  threshold: number;
  droop: number;
}

/** Gives the change of power in MW if the frequency is `beyond` hertz beyond the threshold. */
const response = (beyond: number, registered: number, droop: number): number =>
  (registered * Math.max(0, beyond)) / nominalHertz / droop;

/** LFSM-O: gives the power above the threshold, which falls from the power `from` at the threshold. */
export const overFrequencyPower = (
  hertz: number,
  { threshold, droop }: Droop,
  { from, registered }: { from: number; registered: number },
): number => from - response(hertz - threshold, registered, droop);

/** LFSM-U: gives the power below the threshold, which rises from the power `from` up to the registered capacity. */
export const underFrequencyPower = (
  hertz: number,
  { threshold, droop }: Droop,
  { from, registered }: { from: number; registered: number },
): number => Math.min(registered, from + response(threshold - hertz, registered, droop));
