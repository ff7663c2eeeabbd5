import type { PlotContent } from '../../shapes/plot.ts';
import { batteryStudy, frequencyReadings } from './battery-study.ts';

const { plant, rideThrough, undervoltage, overFrequency, underFrequency, partLoad, overPower, underPower } =
  batteryStudy;

/** The voltage dip that the plant must ride through, with the setting of the relay, which must not trip the plant meanwhile. */
export const rideThroughPlot: PlotContent = {
  id: 'DRG-212',
  caption: 'Fault ride through and F1',
  scale: 'Per unit',
  alternative: `Voltage at the connection point over time, the profile that the plant has to ride through: from 1.0 down to 0.1 per unit for 140 milliseconds, then rising in a straight line to 0.85 at 2.2 seconds. It is below ${undervoltage.level.toFixed(2)} for ${undervoltage.below.toFixed(2)} seconds; the interface relay would trip after ${undervoltage.seconds.toFixed(1)}.`,
  x: {
    label: 'Time after the fault',
    unit: 's',
    min: -0.5,
    max: 3,
    ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3].map((at, index) => ({ at, label: at.toFixed(1), wide: index % 2 === 1 })),
  },
  y: {
    label: 'Voltage',
    unit: 'p.u.',
    min: 0,
    max: 1.2,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2].map((at) => ({ at, label: at.toFixed(1) })),
  },
  series: [{ name: 'Voltage', tone: 'accent', points: rideThrough }],
  lines: [
    { axis: 'y', at: undervoltage.level, label: `U< ${undervoltage.level.toFixed(2)}`, nameAt: 'left' },
    { axis: 'x', at: undervoltage.seconds, label: `F1 trips: ${undervoltage.seconds} s` },
  ],
  mark: {
    x: undervoltage.below,
    y: undervoltage.level,
    label: `${undervoltage.below.toFixed(2)} s`,
  },
  xInWords: (at) => at.toFixed(2),
  decimals: 2,
};

const between = (from: number, to: number) => [from, to] as const;
const { over, under } = frequencyReadings;

/** The power of the plant at each frequency: the required power at a droop of 10 %, and the measured power. */
export const frequencyPlot: PlotContent = {
  id: 'DRG-213',
  caption: 'Frequency response, required and measured',
  scale: 'Droop 10 %',
  alternative: `Power over frequency, required and measured. From ${plant.export} megawatts the power falls above ${overFrequency.threshold} hertz in a straight line to ${overPower(52).toFixed(1)} megawatts at 52.0 hertz. From ${partLoad} megawatts it rises below ${underFrequency.threshold} hertz to ${underPower(47.5).toFixed(1)} megawatts at 47.5 hertz. The measured points lie on the lines.`,
  x: {
    label: 'Frequency',
    unit: 'Hz',
    min: 47,
    max: 52,
    ticks: [47, 48, 49, 50, 51, 52].map((at, index) => ({ at, label: at.toFixed(1), wide: index % 2 === 0 })),
  },
  y: {
    label: 'Power',
    unit: 'MW',
    min: 5,
    max: 25,
    ticks: [5, 10, 15, 20, 25].map((at) => ({ at, label: String(at) })),
  },
  series: [
    {
      name: `Required, from ${plant.export} MW`,
      tone: 'onDark',
      stroke: 'dashed',
      points: [50, overFrequency.threshold, 52].map((hertz) => between(hertz, overPower(hertz))),
    },
    { name: 'LFSM-O, measured', tone: 'accent', stroke: 'dotted', dots: true, points: over },
    {
      name: `Required, from ${partLoad} MW`,
      tone: 'drawing',
      stroke: 'long',
      points: [47.5, underFrequency.threshold, 50].map((hertz) => between(hertz, underPower(hertz))),
    },
    { name: 'LFSM-U, measured', tone: 'accent', stroke: 'dotted', dots: true, points: under },
  ],
  lines: [
    { axis: 'x', at: underFrequency.threshold, label: String(underFrequency.threshold) },
    { axis: 'x', at: overFrequency.threshold, label: String(overFrequency.threshold) },
  ],
  xInWords: (at) => at.toFixed(1),
  decimals: 1,
};
