/** Five blocks of 5 MVA behind an agreed export of 20 MW: a Type C module by EREC G99 (10 to 50 MW, below 110 kV). */
export const plant = {
  blocks: 5,
  /** MVA of a block: two inverters of 2.5 MVA on one transformer. */
  block: 5,
  /** MW at the connection point, in either direction. */
  export: 20,
  powerFactor: 0.95,
  voltage: 33,
  /** The ratings of the 33 kV board: amperes, and kiloamperes of a fault. */
  board: { amperes: 1250, kiloamperes: 25 },
} as const;

export const ratios = { protection: 600, metering: 600, voltage: [33_000, 110] } as const;

/** The labels of the board. */
export const boardLettering = `${plant.voltage} kV · ${plant.board.amperes} A · ${plant.board.kiloamperes} kA`;

/** MVAr at the connection point for the agreed export at the power factor that EREC G99 asks for. */
export const reactivePower: number = plant.export * Math.tan(Math.acos(plant.powerFactor));

interface Setting {
  code: string;
  name: string;
  /** As EREC G99 writes it. */
  setting: string;
  /** The setting as a share of the rated voltage, if it is a voltage. */
  share?: number;
  delay: string;
}

// EREC G99, table 10.1: long-term parallel operation, Types A to C, protection at the high voltage connection. Voltages
// are between phases.
export const settings: readonly Setting[] = [
  { code: '27', name: 'U<', setting: '−20 %', share: 0.8, delay: '2.5 s' },
  { code: '59', name: 'U> stage 1', setting: '+10 %', share: 1.1, delay: '1.0 s' },
  { code: '59', name: 'U> stage 2', setting: '+13 %', share: 1.13, delay: '0.5 s' },
  { code: '81U', name: 'f< stage 1', setting: '47.5 Hz', delay: '20 s' },
  { code: '81U', name: 'f< stage 2', setting: '47.0 Hz', delay: '0.5 s' },
  { code: '81O', name: 'f>', setting: '52.0 Hz', delay: '0.5 s' },
  { code: '81R', name: 'loss of mains', setting: '1 Hz/s', delay: '0.5 s' },
];

/** The voltage at the relay for a share of the rated voltage, for the test sheet. */
export function secondaryVolts(share: number): string {
  return `${(share * ratios.voltage[1]).toFixed(1)} V`;
}
