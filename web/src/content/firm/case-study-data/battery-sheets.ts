import { secondaryVolts, settings } from '../../calculations/battery-connection.ts';
import { powerFactor } from '../../calculations/short-circuit.ts';
import type { ReportSheet } from '../../shapes/case-study-page.ts';
import { batteryStudy, dipReadings, frequencyReadings, reactiveReadings, relayReadings } from './battery-study.ts';

const { plant, dips, dipOnTheDay, reactivePower, overPower, underPower } = batteryStudy;

const reference = (sheet: number) => `BC-G99 · ${sheet}/4`;
const signed = (value: number, digits: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const withoutSign = (value: number) => (Math.abs(value) < 0.05 ? '0.0' : signed(value, 1));
const percent = (share: number) => (100 * share).toFixed(1);

const direction = (megawatts: number, megavars: number) =>
  `${megawatts < 0 ? 'Import' : 'Export'}, ${megavars < 0 ? 'Q in' : 'Q out'}`;

const reactiveRow =
  (suffix = '') =>
  ({ megawatts, megavars, kilovolts }: { megawatts: number; megavars: number; kilovolts: number }) => [
    `${direction(megawatts, megavars)}${suffix}`,
    signed(megawatts, 1),
    signed(megavars, 1),
    kilovolts.toFixed(1),
    powerFactor(Math.abs(megawatts), Math.abs(megavars)).toFixed(3),
  ];

const steps = [
  ...frequencyReadings.under.map(([hertz, megawatts]) => ({ hertz, megawatts, required: underPower(hertz) })),
  ...frequencyReadings.over.map(([hertz, megawatts]) => ({ hertz, megawatts, required: overPower(hertz) })),
].sort((a, b) => a.hertz - b.hertz);

/** The compliance tests as filed: four sheets, made from the readings and the calculations. */
export const batterySheets: readonly ReportSheet[] = [
  {
    id: 'DRG-214',
    title: 'Interface protection F1',
    reference: reference(1),
    caption: 'Report sheet 1, interface protection',
    scale: 'Injection',
    alternative:
      'Sheet 1 of the compliance tests: seven of the eight functions of the interface relay, each with its setting, the value at which it operated and the time that it took. A remark has the eighth, 59N.',
    table: {
      caption: 'Interface protection by secondary injection',
      columns: ['Function', 'Setting', 'Operated', 's'],
      rows: settings.map(({ name, setting, share }, index) => [
        name,
        share === undefined ? setting : secondaryVolts(share),
        relayReadings[index]?.operated ?? '',
        relayReadings[index]?.seconds.toFixed(2) ?? '',
      ]),
    },
    remarks: [
      'Volts between phases on the VT’s',
      'secondary side, 110 V. Delays as set:',
      `${settings.map(({ delay }) => delay.replace(' s', '')).join(', ')} s.`,
      'Trip of QA1 by F1 proved.',
      '59N, set by the operator: proved.',
    ],
  },
  {
    id: 'DRG-215',
    title: 'Energisation of the blocks',
    reference: reference(2),
    caption: 'Report sheet 2, energisation',
    scale: 'EREC P28',
    alternative: `Sheet 2 of the compliance tests: five blocks energised one by one on two days, with dips between 0.8 and 4.1 per cent of 33 kilovolts.`,
    table: {
      caption: 'Dip of voltage at the connection point',
      columns: ['Block', 'Day', 'Time', 'Dip %'],
      rows: dipReadings.map(({ block, day, time, percent: dip }) => [`QA1${block}`, day, time, dip.toFixed(1)]),
    },
    remarks: [
      'Least RMS value over half a cycle.',
      `Calculated bound: ${percent(dips.one)} % at the smallest`,
      `fault level, ${percent(dipOnTheDay)} % on the day.`,
      'Within 3 % again after 0.6 s or less.',
    ],
  },
  {
    id: 'DRG-216',
    title: 'Reactive range at full power',
    reference: reference(3),
    caption: 'Report sheet 3, reactive range',
    scale: '33 kV',
    alternative:
      'Sheet 3 of the compliance tests: reactive power at 20 megawatts exported and imported. In the first test the plant generated 5.5 and 5.2 megavars and absorbed 6.6; in the second it reached 6.6 both ways.',
    table: {
      caption: 'Mean values over ten minutes',
      columns: ['Test', 'MW', 'MVAr', 'kV', 'PF'],
      rows: [...reactiveReadings.first.map(reactiveRow()), ...reactiveReadings.repeated.map(reactiveRow(' (2)'))],
    },
    remarks: [
      `Required: ${reactivePower.toFixed(1)} MVAr out and in.`,
      'First test: out of range with Q out.',
      '(2): repeated after the inverters’',
      'limit had been changed. Passed.',
    ],
  },
  {
    id: 'DRG-217',
    title: 'Frequency response',
    reference: reference(4),
    caption: 'Report sheet 4, frequency response',
    scale: 'LFSM',
    alternative: `Sheet 4 of the compliance tests: fourteen injected frequencies from 47.5 to 52.0 hertz, with the power required and measured; none differs by more than 0.1 megawatts.`,
    table: {
      caption: 'Power ten seconds after the injection, MW',
      columns: ['Hz', 'Required', 'Measured', 'Diff.'],
      rows: steps.map(({ hertz, megawatts, required }) => [
        hertz.toFixed(1),
        required.toFixed(1),
        megawatts.toFixed(1),
        withoutSign(megawatts - required),
      ]),
    },
    remarks: [
      `Below 50 Hz the tests start at ${batteryStudy.partLoad} MW,`,
      `above it at ${plant.export} MW.`,
      'Frequency injected into the controller,',
      'with frequency sensitive mode off.',
    ],
  },
];
