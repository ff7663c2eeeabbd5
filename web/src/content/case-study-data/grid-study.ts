// The 132 kV integration in numbers. Voltages per unit.

export const gridStudy = {
  exportMegawatts: 114,
  ratedMegavoltAmperes: 120,
  powerFactor: 0.95,
  reactiveMegavars: 37.5,
  connectionAmperes: 525,
  sourceVoltages: [0.94, 1.0, 1.04, 1.06],
  busbars: ['132 kV connection point', '132 kV busbar', '33 kV board', '33 kV array, far end', 'Inverter terminals'],
  /** One row a source voltage, one value a busbar. */
  profiles: [
    [0.94, 0.949, 0.996, 1.012, 1.021],
    [1.0, 1.004, 1.003, 1.019, 1.028],
    [1.04, 1.041, 1.006, 1.022, 1.031],
    [1.06, 1.058, 1.009, 1.025, 1.034],
  ],
  studyBand: { lowest: 0.94, highest: 1.06 },
  /** Initial symmetrical short-circuit currents in kA, with the voltage factor c = 1.10 of IEC 60909. */
  fault: {
    voltageFactor: 1.1,
    gridAt132: 18.0,
    inverterFactor: 1.1,
    transformers: { count: 2, megavoltAmperes: 60, reactance: 0.125 },
    total132: 18.6,
    total33: 17.3,
    rating132: 31.5,
    rating33: 25,
  },
} as const;
