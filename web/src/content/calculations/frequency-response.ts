// The power of a plant when the frequency leaves its band: the limited frequency sensitive modes of EREC G99. Hz, MW.

const nominalHertz = 50;

/** From which frequency on, and how many per unit of frequency stand for the whole of the registered capacity. */
export interface Droop {
  threshold: number;
  droop: number;
}

/** MW by which the power changes when the frequency is so many hertz beyond the threshold. */
const response = (beyond: number, registered: number, droop: number): number =>
  (registered * Math.max(0, beyond)) / nominalHertz / droop;

/** LFSM-O: less power above the threshold, from what the plant gave there. */
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
