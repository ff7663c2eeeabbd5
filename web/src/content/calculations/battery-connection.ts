/** Five blocks of 5 MVA behind an agreed export of 20 MW. This is a Type C module by EREC G99 (10 to 50 MW, below 110 kV). */
export const plant = {
  blocks: 5,
  /** The rating of a block in MVA: two inverters of 2.5 MVA on one transformer. */
  block: 5,
  /** The agreed power at the connection point in MW, in either direction. */
  export: 20,
  powerFactor: 0.95,
  voltage: 33,
  /** The ratings of the 33 kV board: current in amperes, and fault current in kiloamperes. */
  board: { amperes: 1250, kiloamperes: 25 },
} as const;

export const ratios = { protection: 600, metering: 600, voltage: [33_000, 110] } as const;

/** The lettering of the board on drawings. */
export const boardLettering = `${plant.voltage} kV · ${plant.board.amperes} A · ${plant.board.kiloamperes} kA`;

/** The reactive power at the connection point, in MVAr, for the agreed export at the power factor that EREC G99 requires. */
export const reactivePower: number = plant.export * Math.tan(Math.acos(plant.powerFactor));

interface Setting {
  code: string;
  name: string;
  /** The setting as EREC G99 writes it. */
  setting: string;
  /** The setting as a share of the rated voltage; missing if the setting is not a voltage. */
  share?: number;
  delay: string;
}

// EREC G99, table 10.1: long-term parallel operation, Types A to C, protection at the high voltage connection. The voltages are
// phase-to-phase voltages.
export const settings: readonly Setting[] = [
  { code: '27', name: 'U<', setting: '−20 %', share: 0.8, delay: '2.5 s' },
  { code: '59', name: 'U> stage 1', setting: '+10 %', share: 1.1, delay: '1.0 s' },
  { code: '59', name: 'U> stage 2', setting: '+13 %', share: 1.13, delay: '0.5 s' },
  { code: '81U', name: 'f< stage 1', setting: '47.5 Hz', delay: '20 s' },
  { code: '81U', name: 'f< stage 2', setting: '47.0 Hz', delay: '0.5 s' },
  { code: '81O', name: 'f>', setting: '52.0 Hz', delay: '0.5 s' },
  { code: '81R', name: 'loss of mains', setting: '1 Hz/s', delay: '0.5 s' },
];

/** Gives the voltage at the relay for a share of the rated voltage. The test sheet shows this voltage. */
export function secondaryVolts(share: number): string {
  return `${(share * ratios.voltage[1]).toFixed(1)} V`;
}
