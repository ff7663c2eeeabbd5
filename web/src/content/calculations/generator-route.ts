// The recommendation for connecting a generator in Great Britain, its type, and the Grid Code's word for its station.
// kW, kV. Capacities: EREC G98; the types and forms of EREC G99; the thresholds of the Grid Code and of the transmission
// impact assessment by area.

export const regions = ['england-wales', 'south-scotland', 'north-scotland'] as const;
export type Region = (typeof regions)[number];

export interface Generator {
  /** Registered capacity of the power generating module. */
  kilowatts: number;
  kilovolts: number;
  isThreePhase: boolean;
  /** Type tested to EREC G98. */
  isTypeTested: boolean;
  region: Region;
}

export type ModuleType = 'A' | 'B' | 'C' | 'D';

export type Route =
  | { by: 'G98' }
  | { by: 'G99'; type: ModuleType; becauseOf: 'capacity' | 'voltage' }
  /** No recommendation for distribution networks: the Grid Code itself. */
  | { by: 'transmission' }
  /** Smaller than type A, and not type tested. */
  | { by: 'operator' };

/** Volts of one phase, and the amperes that EREC G98 allows in each. */
const microGeneration = { volts: 230, amperes: 16 } as const;

/** kW at which each type begins, and the voltage that makes any module a Type D. */
export const typeThresholds = { A: 0.8, B: 1000, C: 10_000, D: 50_000, kilovolts: 110 } as const;

/** The limits in kV of low voltage and of the transmission system. 132 kV is transmission in Scotland only. */
const lowKilovolts = 1;
const transmissionKilovolts = { 'england-wales': 200, 'south-scotland': 110, 'north-scotland': 110 } as const;

/** kW up to which micro-generation goes by EREC G98. */
export const microLimit = (isThreePhase: boolean): number =>
  (microGeneration.volts * microGeneration.amperes * (isThreePhase ? 3 : 1)) / 1000;

/** kW of all generation together up to which Form A1-1 of EREC G99 is the application, at low voltage. */
export const shortFormLimit = (isThreePhase: boolean): number => (isThreePhase ? 50 : 17);

/** kW from which an application needs the documents of the queue entry requirements. */
export const queueEntryKilowatts = 1000;

/** kW of export from which a transmission impact assessment is made; England and Wales since 12 May 2025. */
export const impactThresholds: Readonly<Record<Region, number>> = {
  'england-wales': 5000,
  'south-scotland': 200,
  'north-scotland': 200,
};
/** The same on the islands of Scotland. */
export const islandImpactThreshold = 50;
/** The same in England and Wales, at a grid supply point without fault level headroom. */
export const noHeadroomImpactThreshold = 1000;

/** The amperes in each phase at the rated capacity. */
export const phaseAmperes = ({ kilowatts, isThreePhase }: Pick<Generator, 'kilowatts' | 'isThreePhase'>): number =>
  (1000 * kilowatts) / (microGeneration.volts * (isThreePhase ? 3 : 1));

export const isLowVoltage = (kilovolts: number): boolean => kilovolts <= lowKilovolts;

/** The type of a module on a distribution network; none below 0.8 kW. */
export function moduleType(kilowatts: number, kilovolts: number): ModuleType | undefined {
  if (kilovolts >= typeThresholds.kilovolts) return 'D';
  const types = ['D', 'C', 'B', 'A'] as const;
  return types.find((type) => kilowatts >= typeThresholds[type]);
}

/** The connection of a generator. */
export function routeOf({ kilowatts, kilovolts, isThreePhase, isTypeTested, region }: Generator): Route {
  if (kilovolts >= transmissionKilovolts[region]) return { by: 'transmission' };
  if (isLowVoltage(kilovolts) && isTypeTested && kilowatts <= microLimit(isThreePhase)) return { by: 'G98' };
  const type = moduleType(kilowatts, kilovolts);
  if (type === undefined) return { by: 'operator' };
  return { by: 'G99', type, becauseOf: moduleType(kilowatts, 0) === type ? 'capacity' : 'voltage' };
}

type StationSize = 'Small' | 'Medium' | 'Large';

/** MW from which a station is Medium and Large; in Scotland none is Medium. */
export const stationThresholds: Readonly<Record<Region, { medium?: number; large: number }>> = {
  'england-wales': { medium: 50, large: 100 },
  'south-scotland': { large: 30 },
  'north-scotland': { large: 10 },
};

/** MW from which a station would be Large everywhere by the proposal GC0117. */
export const proposedLarge = 10;

/** The type of a station by the thresholds of its area, and whether the proposal would give it the same. */
export function stationSize(kilowatts: number, region: Region): { size: StationSize; holdsEitherWay: boolean } {
  const megawatts = kilowatts / 1000;
  const { medium, large } = stationThresholds[region];
  const proposed: StationSize = megawatts >= proposedLarge ? 'Large' : 'Small';
  const sizeNow = () => {
    if (megawatts >= large) return 'Large';
    return megawatts >= (medium ?? large) ? 'Medium' : 'Small';
  };
  const size = sizeNow();
  return { size, holdsEitherWay: size === proposed };
}
