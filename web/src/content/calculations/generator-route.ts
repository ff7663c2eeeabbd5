// The recommendation for connecting a generator in Great Britain, the type of its module, and the size of its power station.
// Capacities are from EREC G98, types and forms from EREC G99. The Grid Code gives the thresholds of station sizes. The
// thresholds of the transmission impact assessment depend on the area. Units: kW, kV.

export const regions = ['england-wales', 'south-scotland', 'north-scotland'] as const;
export type Region = (typeof regions)[number];

export interface Generator {
  /** The registered capacity of the power generating module. */
  kilowatts: number;
  kilovolts: number;
  isThreePhase: boolean;
  /** Whether the module is type tested to EREC G98. */
  isTypeTested: boolean;
  region: Region;
}

export type ModuleType = 'A' | 'B' | 'C' | 'D';

export type Route =
  | { by: 'G98' }
  | { by: 'G99'; type: ModuleType; becauseOf: 'capacity' | 'voltage' }
  /** The Grid Code applies, and none of the recommendations for distribution networks. */
  | { by: 'transmission' }
  /** The module is smaller than Type A, and is not type tested. */
  | { by: 'operator' };

/** The voltage of one phase, and the current in each phase that EREC G98 allows. */
const microGeneration = { volts: 230, amperes: 16 } as const;

/** The capacity in kW at which each type begins, and the voltage in kV from which every module is Type D. */
export const typeThresholds = { A: 0.8, B: 1000, C: 10_000, D: 50_000, kilovolts: 110 } as const;

/** The limits of low voltage and of the transmission system, in kV. 132 kV is transmission in Scotland only. */
const lowKilovolts = 1;
const transmissionKilovolts = { 'england-wales': 200, 'south-scotland': 110, 'north-scotland': 110 } as const;

/** Gives the capacity in kW up to which EREC G98 applies to micro-generation. */
export const microLimit = (isThreePhase: boolean): number =>
  (microGeneration.volts * microGeneration.amperes * (isThreePhase ? 3 : 1)) / 1000;

/**
 * Gives the capacity in kW, at low voltage, up to which the application is Form A1-1 of EREC G99. The capacity is that of all
 * generation together.
 */
export const shortFormLimit = (isThreePhase: boolean): number => (isThreePhase ? 50 : 17);

/** The capacity in kW from which an application needs the documents of the queue entry requirements. */
export const queueEntryKilowatts = 1000;

/**
 * The export in kW from which a transmission impact assessment is made. The figure of England and Wales applies since 12 May
 * 2025.
 */
export const impactThresholds: Readonly<Record<Region, number>> = {
  'england-wales': 5000,
  'south-scotland': 200,
  'north-scotland': 200,
};
/** The same threshold on the islands of Scotland. */
export const islandImpactThreshold = 50;
/** The same threshold in England and Wales, at a grid supply point without fault level headroom. */
export const noHeadroomImpactThreshold = 1000;

/** Gives the amperes in each phase at the rated capacity. */
export const phaseAmperes = ({ kilowatts, isThreePhase }: Pick<Generator, 'kilowatts' | 'isThreePhase'>): number =>
  (1000 * kilowatts) / (microGeneration.volts * (isThreePhase ? 3 : 1));

export const isLowVoltage = (kilovolts: number): boolean => kilovolts <= lowKilovolts;

/** Gives the type of a module on a distribution network. Below 0.8 kW, a module has no type. */
export function moduleType(kilowatts: number, kilovolts: number): ModuleType | undefined {
  if (kilovolts >= typeThresholds.kilovolts) return 'D';
  const types = ['D', 'C', 'B', 'A'] as const;
  return types.find((type) => kilowatts >= typeThresholds[type]);
}

/** Gives the route by which a generator is connected. */
export function routeOf({ kilowatts, kilovolts, isThreePhase, isTypeTested, region }: Generator): Route {
  if (kilovolts >= transmissionKilovolts[region]) return { by: 'transmission' };
  if (isLowVoltage(kilovolts) && isTypeTested && kilowatts <= microLimit(isThreePhase)) return { by: 'G98' };
  const type = moduleType(kilowatts, kilovolts);
  if (type === undefined) return { by: 'operator' };
  return { by: 'G99', type, becauseOf: moduleType(kilowatts, 0) === type ? 'capacity' : 'voltage' };
}

type StationSize = 'Small' | 'Medium' | 'Large';

/** The capacities in MW from which a station is Medium and Large. In Scotland, no station is Medium. */
export const stationThresholds: Readonly<Record<Region, { medium?: number; large: number }>> = {
  'england-wales': { medium: 50, large: 100 },
  'south-scotland': { large: 30 },
  'north-scotland': { large: 10 },
};

/** The capacity in MW from which a station would be Large everywhere, by the proposal GC0117. */
export const proposedLarge = 10;

/** Gives the size of a station by the thresholds of its area, and tells whether the proposal would give it the same size. */
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
