import type { ReportSheet } from '../../shapes/case-study-page.ts';
import { clock, derived, hourlyReadings, incrementReadings, loadTest, riseLimits, settled } from './load-test.ts';

const { date, required, achieved, frequency, firstIncrement, minutesPerIncrement, fullLoadFrom } = loadTest;

const reference = (sheet: number) => `LT-GT1 · ${sheet}/4`;

const reading = (values: { kilovolts: number; kilowatts: number; kilovars: number }) => {
  const { kilovoltAmperes, amperes, powerFactor } = derived(values);
  return [
    values.kilovolts.toFixed(2),
    String(values.kilowatts),
    String(values.kilovars),
    kilovoltAmperes.toFixed(0),
    amperes.toFixed(0),
    powerFactor.toFixed(3),
  ];
};

const electricalColumns = ['Time', 'kV', 'kW', 'kVAr', 'kVA', 'A', 'PF'];

/** The test report as filed: four sheets, made from the readings. */
export const reportSheets: readonly ReportSheet[] = [
  {
    id: 'DRG-208',
    title: 'Circuit and instruments',
    reference: reference(1),
    caption: 'Report sheet 1, circuit',
    scale: date,
    alternative:
      'Sheet 1 of the load test report: single line diagram of generator GT1, its transformer, the 11 kV metering point and the load bank, above a list of the test parameters.',
    circuit: true,
    table: {
      caption: 'Test arrangement',
      columns: ['Parameter', 'Details'],
      rows: [
        ['Date', date],
        ['Under test', 'GT1 and its transformer'],
        ['Transformer', `${loadTest.ratedMegavoltAmperes} MVA, 11/6.6 kV, YNd11`],
        ['Measured at', 'Transformer, 11 kV side'],
        ['Load', 'Resistive and inductive'],
        ['Required', `${required.megavoltAmperes} MVA at ${required.powerFactor} PF`],
        ['Increment', `${loadTest.incrementKilovoltAmperes} kVA every ${minutesPerIncrement} min`],
        ['Duration', `${loadTest.holdHours} h at full load`],
        ['CT and VT', 'Class 0.2'],
        ['Meter', 'Class 0.2S'],
      ],
    },
    remarks: ['GT1 protection on its final settings.', 'Earthing checked before first increment.'],
  },
  {
    id: 'DRG-209',
    title: 'Load application',
    reference: reference(2),
    caption: 'Report sheet 2, load application',
    scale: `${clock(firstIncrement)}–${clock(fullLoadFrom)}`,
    alternative: `Sheet 2 of the load test report: fourteen readings from ${clock(firstIncrement)} to ${clock(fullLoadFrom)}, one at each increment of 500 kVA, up to 5621 kW, 4181 kVAr and 368 A.`,
    table: {
      caption: 'Readings at each increment',
      columns: electricalColumns,
      rows: incrementReadings.map((values, index) => [
        clock(firstIncrement + index * minutesPerIncrement),
        ...reading(values),
      ]),
    },
    remarks: [
      'Voltage steady within 0.5 % throughout.',
      `Frequency: −${frequency.dip} Hz at most, back in ${frequency.recovery} s.`,
      'No alarm.',
    ],
  },
  {
    id: 'DRG-210',
    title: 'Full load, hourly',
    reference: reference(3),
    caption: 'Report sheet 3, full load',
    scale: `${loadTest.holdHours} h`,
    alternative:
      'Sheet 3 of the load test report: thirteen hourly readings at full load, between 5618 and 5623 kW, 4178 and 4182 kVAr, and 368 A, at 10.99 kV.',
    table: {
      caption: 'Readings on the hour at full load',
      columns: electricalColumns,
      rows: hourlyReadings.map((values, hour) => [clock(fullLoadFrom + hour * 60), ...reading(values)]),
    },
    remarks: [
      `Mean: ${achieved.megawatts} MW, ${achieved.megavars} MVAr,`,
      `${achieved.amperes} A at ${achieved.kilovolts} kV,`,
      'the three lines alike within 1 A.',
    ],
  },
  {
    id: 'DRG-211',
    title: 'Temperatures',
    reference: reference(4),
    caption: 'Report sheet 4, temperatures',
    scale: '°C',
    alternative: `Sheet 4 of the load test report: thirteen hourly temperatures. Top oil rises from 24 to 57 °C and the hot spot from ${hourlyReadings[0].winding} to ${hourlyReadings[12].winding} °C, both steady from ${clock(settled.from)} on, with the air at 12 °C; the generator stator settles at 96 °C.`,
    table: {
      caption: 'Temperatures on the hour, °C',
      columns: ['Time', 'Ambient', 'Top oil', 'Hot spot', 'Stator'],
      rows: hourlyReadings.map(({ ambient, topOil, winding, stator }, hour) => [
        clock(fullLoadFrom + hour * 60),
        ...[ambient, topOil, winding, stator].map(String),
      ]),
    },
    remarks: [
      `Rise, ${clock(settled.from)} to ${clock(loadTest.fullLoadUntil)}, and its limit in K:`,
      `top oil ${settled.oil} (${riseLimits.topOil}), hot spot ${settled.winding} (${riseLimits.hotSpot}).`,
    ],
  },
];
