// The power of a plant outside the normal frequency band: the limited frequency sensitive modes of EREC G99. Hz, MW.

const nominalHertz = 50;

/** The threshold, and the change of frequency, per unit, for the whole registered capacity. */
export interface Droop {
  threshold: number;
  droop: number;
}

/** MW by which the power changes when the frequency is so many hertz beyond the threshold. */
const response = (beyond: number, registered: number, droop: number): number =>
  (registered * Math.max(0, beyond)) / nominalHertz / droop;

/** LFSM-O: the power above the threshold falls from its value there. */
export const overFrequencyPower = (
  hertz: number,
  { threshold, droop }: Droop,
  { from, registered }: { from: number; registered: number },
): number => from - response(hertz - threshold, registered, droop);

/** LFSM-U: more power below the threshold, up to the registered capacity. */
export const underFrequencyPower = (
  hertz: number,
  { threshold, droop }: Droop,
  { from, registered }: { from: number; registered: number },
): number => Math.min(registered, from + response(threshold - hertz, registered, droop));
