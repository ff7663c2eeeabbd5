import { plant, ratios, reactivePower, settings } from '../../calculations/battery-connection.ts';
import { overFrequencyPower, underFrequencyPower } from '../../calculations/frequency-response.ts';
import { apparent, type Branch, beyond, type Flow } from '../../calculations/reactive-power.ts';
import { inverterFault, lineCurrent, peakMake } from '../../calculations/short-circuit.ts';
import {
  energisingDip,
  networkBranch,
  type ProfilePoint,
  recoveryTo,
  voltageAt,
} from '../../calculations/voltage-change.ts';

// The battery of DRG-009, from its application to its final operational notification. Voltages are per unit; fault currents are
// in kA. Power towards the network is positive.

const { blocks, block, export: exportMegawatts, powerFactor, voltage: kilovolts } = plant;
const installed = blocks * block;
const tangent = reactivePower / exportMegawatts;

/**
 * The figures of the network operator: three-phase fault currents at the connection point, X/R, and the rating of its
 * switchgear.
 */
const network = { largest: 12.6, smallest: 9.0, largestRatio: 12, smallestRatio: 8, switchgear: 17.5 } as const;
/**
 * The transformer of a block, by its manufacturer. Reactance and resistance are per unit of its rating. The inrush is in
 * multiples of the rated peak current.
 */
const transformer = { reactance: 0.06, resistance: 0.007, inrush: 6 } as const;
const inverterFactor = 1.2;
/** The cooling on a hot day, supplied from the 0.69 kV of the blocks. */
const auxiliary = { megawatts: 0.4, megavars: 0.2 } as const;

const branchOf = (megavoltAmperes: number): Branch => ({ ...transformer, megavoltAmperes });

/** Gives the power of all inverters at their terminals for a flow at the connection point. Cables of the site are left out. */
function atInverters(flow: Flow, megavoltAmperes: number = installed): Flow {
  const low = beyond(flow, branchOf(megavoltAmperes));
  return {
    megawatts: low.megawatts + auxiliary.megawatts,
    megavars: low.megavars + auxiliary.megavars,
    voltage: low.voltage,
  };
}

/** Gives the current of the inverters, per unit of their rating. */
const loading = (flow: Flow, megavoltAmperes: number = installed): number =>
  apparent(flow) / flow.voltage / megavoltAmperes;

/** Finds the largest value up to `high` for which a condition holds. The condition must hold at 0. */
function largest(high: number, holds: (value: number) => boolean): number {
  let [below, above] = [0, high];
  for (let step = 0; step < 40; step += 1) {
    const middle = (below + above) / 2;
    if (holds(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** One row for each voltage and direction of reactive power, at full export. */
const reactiveCases = [0.95, 1, 1.05].flatMap((voltage) =>
  [reactivePower, -reactivePower].map((megavars) => {
    const inverters = atInverters({ megawatts: exportMegawatts, megavars, voltage });
    return { voltage, megavars, inverters, loading: loading(inverters) };
  }),
);

/** Gives the MW at the connection point with one block out of service, at 0.95 power factor and a given voltage. */
const oneBlockOutAt = (voltage: number): number =>
  largest(exportMegawatts, (megawatts) => {
    const left = installed - block;
    return loading(atInverters({ megawatts, megavars: megawatts * tangent, voltage }, left), left) <= 1;
  });

/** Gives the MVAr at the connection point if the inverters are held to 0.95 power factor at their terminals. */
const heldAtTerminals = (megawatts: number): number =>
  largest(reactivePower, (megavars) => {
    const inverters = atInverters({ megawatts, megavars, voltage: 1 });
    return inverters.megavars <= Math.abs(inverters.megawatts) * tangent;
  });

const smallestNetwork = networkBranch(network.smallest, kilovolts, network.smallestRatio);
const voltageOf = (megawatts: number, megavars: number) => voltageAt({ megawatts, megavars }, smallestNetwork);
const dipOf = (count: number, faultMegavoltAmperes: number = smallestNetwork.megavoltAmperes) =>
  energisingDip(count * block, transformer.inrush, faultMegavoltAmperes);

const inverters = inverterFault(installed, kilovolts, inverterFactor);

/** The profile of EREC G99 for power park modules of Types B to D that connect below 110 kV. */
const rideThrough: readonly ProfilePoint[] = [
  [-0.5, 1],
  [0, 1],
  [0, 0.1],
  [0.14, 0.1],
  [2.2, 0.85],
  [3, 0.85],
];
const undervoltage = settings.find(({ code }) => code === '27');
const undervoltageLevel = undervoltage?.share ?? 0;
const undervoltageSeconds = Number.parseFloat(undervoltage?.delay ?? '');
const belowUndervoltage = recoveryTo(undervoltageLevel, rideThrough) ?? 0;

/** Both limited frequency sensitive modes, with the droop of EREC G99. */
const overFrequency = { threshold: 50.4, droop: 0.1 } as const;
const underFrequency = { threshold: 49.5, droop: 0.1 } as const;
const partLoad = 10;
/** The frequency sensitive mode: the droop, the injected step in Hz, and the change of power in MW within ten seconds. */
const sensitiveMode = { droop: 0.04, hertz: 0.2, megawatts: 2.0 } as const;

const overPower = (hertz: number) =>
  overFrequencyPower(hertz, overFrequency, { from: exportMegawatts, registered: exportMegawatts });
const underPower = (hertz: number) =>
  underFrequencyPower(hertz, underFrequency, { from: partLoad, registered: exportMegawatts });

/** The weeks since the application, and the result of each step. */
const programme = [
  { week: 0, step: 'Application', ended: 'Standard Application Form, with the inverter manufacturer’s data' },
  { week: 13, step: 'Offer', ended: 'Connection offer after 65 working days, subject to the transmission assessment' },
  { week: 19, step: 'Acceptance', ended: 'Type C and the export limit confirmed in writing' },
  { week: 33, step: 'Transmission assessment', ended: 'No works and no restrictions for this plant' },
  { week: 38, step: 'Design submission', ended: 'Single line diagram, protection, earthing, scheme to EREC G100' },
  { week: 46, step: 'Studies, first issue', ended: 'Study reports, model, draft of the PGMD (Form C1-1)' },
  { week: 56, step: 'Studies accepted', ended: 'Second issue: seven comments closed' },
  { week: 70, step: 'Factory test', ended: 'Plant controller against a simulated plant' },
  { week: 82, step: 'Energisation', ended: '33 kV board, then five blocks on two days' },
  { week: 86, step: 'Witnessed tests', ended: 'Forms C2: all tests passed but one' },
  { week: 88, step: 'Reactive test, repeated', ended: 'Passed; Forms C2 and C3, signed, in week 89' },
  { week: 93, step: 'Notification', ended: 'Final operational notification (FON)' },
] as const;

export const batteryStudy = {
  plant,
  installed,
  reactivePower,
  apparentPower: exportMegawatts / powerFactor,
  connectionAmperes: lineCurrent((exportMegawatts / powerFactor) * 1000, kilovolts),
  transformerAmperes: ratios.protection,
  network,
  transformer,
  inverterFactor,
  auxiliary,
  transformerMegavars: transformer.reactance * ((exportMegawatts / powerFactor) ** 2 / installed),
  reactiveCases,
  oneBlockOut: { nominal: oneBlockOutAt(1), lowest: oneBlockOutAt(0.95) },
  held: { exporting: heldAtTerminals(exportMegawatts), importing: heldAtTerminals(-exportMegawatts) },
  fault: {
    inverters,
    total: network.largest + inverters,
    peak: peakMake(network.largest, inverters, network.largestRatio),
    switchgearPeak: 2.5 * network.switchgear,
  },
  smallestFaultLevel: smallestNetwork.megavoltAmperes,
  /** Voltage changes per unit, at the smallest fault level. */
  steps: {
    trip: voltageOf(exportMegawatts, reactivePower) - 1,
    swing: voltageOf(exportMegawatts, 0) - voltageOf(-exportMegawatts, 0),
  },
  dips: { one: dipOf(1), two: dipOf(2), all: dipOf(blocks) },
  /** The dip when one block is energised, at the fault level on the days of energisation. */
  dipOnTheDay: dipOf(1, Math.sqrt(3) * kilovolts * 10.8),
  rideThrough,
  undervoltage: {
    level: undervoltageLevel,
    seconds: undervoltageSeconds,
    below: belowUndervoltage,
    margin: undervoltageSeconds - belowUndervoltage,
  },
  overFrequency,
  underFrequency,
  sensitiveMode,
  partLoad,
  overPower,
  underPower,
  programme,
  /** The weeks from the application to the notification. */
  weeks: programme[programme.length - 1]?.week ?? 0,
} as const;

/** Tests of F1 by secondary injection: the value and time of each operation, in the order of the settings. */
export const relayReadings = [
  { operated: '87.9 V', seconds: 2.51 },
  { operated: '121.1 V', seconds: 1.02 },
  { operated: '124.4 V', seconds: 0.52 },
  { operated: '47.49 Hz', seconds: 20.02 },
  { operated: '46.99 Hz', seconds: 0.53 },
  { operated: '52.01 Hz', seconds: 0.53 },
  { operated: '1.01 Hz/s', seconds: 0.54 },
] as const;

/**
 * Dips at the connection point when the blocks were energised, in per cent of 33 kV. Each is the lowest RMS value over half a
 * cycle.
 */
export const dipReadings = [
  { block: 1, day: 'Tue', time: '10:04', percent: 3.4 },
  { block: 2, day: 'Tue', time: '10:31', percent: 0.8 },
  { block: 3, day: 'Tue', time: '10:58', percent: 4.1 },
  { block: 4, day: 'Tue', time: '11:22', percent: 2.3 },
  { block: 5, day: 'Wed', time: '10:02', percent: 1.6 },
] as const;

/** Mean values over ten minutes at the connection point, at full power in both directions. */
export const reactiveReadings = {
  first: [
    { megawatts: 20.0, megavars: 5.5, kilovolts: 33.2 },
    { megawatts: 20.0, megavars: -6.6, kilovolts: 32.8 },
    { megawatts: -20.0, megavars: 5.2, kilovolts: 33.0 },
    { megawatts: -20.0, megavars: -6.6, kilovolts: 32.6 },
  ],
  repeated: [
    { megawatts: 20.0, megavars: 6.6, kilovolts: 33.3 },
    { megawatts: -20.0, megavars: 6.6, kilovolts: 33.1 },
  ],
} as const;

/** The power in MW, ten seconds after a frequency was injected into the plant controller. */
export const frequencyReadings = {
  over: [
    [50.2, 20.0],
    [50.4, 20.0],
    [50.6, 19.2],
    [50.8, 18.3],
    [51.2, 16.8],
    [51.6, 15.1],
    [52.0, 13.6],
  ],
  under: [
    [49.7, 10.0],
    [49.5, 10.0],
    [49.3, 10.9],
    [49.0, 12.0],
    [48.5, 14.1],
    [48.0, 16.0],
    [47.5, 18.1],
  ],
} as const satisfies Record<string, readonly (readonly [hertz: number, megawatts: number])[]>;
