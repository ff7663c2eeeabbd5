import type { PlotContent } from '../../shapes/plot.ts';
import { clock, hourlyReadings, loadTest, settled } from './load-test.ts';

const { firstIncrement, minutesPerIncrement, incrementKilovoltAmperes, steps, fullLoadFrom, fullLoadUntil, required } =
  loadTest;
const requiredKilovoltAmperes = required.megavoltAmperes * 1000;

const onTheClock = (minutes: readonly number[]) =>
  minutes.map((at, index) => ({ at, label: clock(at), wide: index % 2 === 1 }));

/** The load over the day: fourteen increments up, twelve hours of full load, and down again with an increment each minute. */
export const loadProfile: PlotContent = {
  id: 'DRG-206',
  caption: 'Load profile of the test',
  scale: loadTest.date,
  alternative: `Load over the day of the test: fourteen increments of ${incrementKilovoltAmperes} kVA every ten minutes from ${clock(firstIncrement)} to ${clock(fullLoadFrom)}, ${requiredKilovoltAmperes} kVA held for twelve hours until ${clock(fullLoadUntil)}, then taken off within a quarter of an hour.`,
  x: {
    label: 'Time of day',
    min: 5 * 60,
    max: 21 * 60,
    ticks: onTheClock([6, 8, 10, 12, 14, 16, 18, 20].map((hour) => hour * 60)),
  },
  y: {
    label: 'Load',
    unit: 'kVA',
    min: 0,
    max: 8000,
    ticks: [0, 2000, 4000, 6000, 8000].map((at) => ({ at, label: String(at) })),
  },
  series: [
    {
      name: 'Load',
      tone: 'accent',
      stepped: true,
      points: [
        [5 * 60, 0],
        ...Array.from(
          { length: steps },
          (_, step) => [firstIncrement + step * minutesPerIncrement, (step + 1) * incrementKilovoltAmperes] as const,
        ),
        ...Array.from(
          { length: steps },
          (_, step) => [fullLoadUntil + step, requiredKilovoltAmperes - (step + 1) * incrementKilovoltAmperes] as const,
        ),
      ],
    },
  ],
  lines: [{ axis: 'y', at: requiredKilovoltAmperes, label: `Required ${required.megavoltAmperes} MVA` }],
  xInWords: clock,
  decimals: 0,
};

const hourly = (pick: (reading: (typeof hourlyReadings)[number]) => number) =>
  hourlyReadings.map((reading, hour) => [fullLoadFrom + hour * 60, pick(reading)] as const);

/** The temperatures of the transformer at full load. They are steady when the rise of the oil stops. */
export const temperatures: PlotContent = {
  id: 'DRG-207',
  caption: 'Transformer temperatures at full load',
  scale: 'ONAN',
  alternative: `Temperatures of the transformer over twelve hours at full load: top oil rises from 24 to 57 and the hot spot from ${hourlyReadings[0].winding} to ${hourlyReadings[12].winding} degrees Celsius, both level from ${clock(settled.from)} on, while the air outside goes from 8 to 12 degrees by 13:00 and stays there.`,
  x: {
    label: 'Time of day',
    min: fullLoadFrom,
    max: fullLoadUntil,
    ticks: onTheClock([8, 10, 12, 14, 16, 18, 20].map((hour) => hour * 60)),
  },
  y: {
    label: 'Temperature',
    unit: '°C',
    min: 0,
    max: 90,
    ticks: [0, 30, 60, 90].map((at) => ({ at, label: String(at) })),
  },
  series: [
    { name: 'Hot spot (thermal image)', tone: 'accent', dots: true, points: hourly(({ winding }) => winding) },
    { name: 'Top oil', tone: 'drawing', dots: true, points: hourly(({ topOil }) => topOil) },
    { name: 'Ambient', tone: 'onDarkSoft', stroke: 'dashed', points: hourly(({ ambient }) => ambient) },
  ],
  xInWords: clock,
  decimals: 0,
};
