import {
  buriedGridResistance,
  coldSite,
  fallOfPotential,
  inParallel,
  leadCoupling,
  leastSection,
  permissibleTouchVoltage,
  trueReadingAt,
} from '../../calculations/earthing.ts';

// The earthing of the 50 MW battery site in figures. Units: ohms, amperes, volts.

const soilResistivity = 45;
const site = { length: 110, width: 80, buriedConductor: 2400, depth: 0.6 } as const;
const earthFaultCurrent = 2000;
const conductor = { faultSeconds: 3, material: 159, laid: 70 } as const;
const clearanceSeconds = 1;
/** The smallest and widest probe spacing of the soundings, in metres. The widest exceeds the diagonal of the site. */
const soundings = { from: 1, to: 150 } as const;
const leads = { current: 1000, spacing: 10, hertz: 50 } as const;

const hundredths = (ohms: number) => Math.round(ohms * 100) / 100;
/** The resistance of the site's grid and rods, rounded as in the report. */
const ownResistance = hundredths(
  buriedGridResistance(soilResistivity, site.length * site.width, site.buriedConductor, site.depth),
);
/** The resistance of the cable sheaths and the host substation's electrode, in parallel with the grid. */
const networkResistance = 0.21;
const combinedResistance = hundredths(inParallel(ownResistance, networkResistance));
/** The distance of the reading in metres, for a compact electrode in uniform soil. */
const readAt = Math.round(0.618 * leads.current);
/**
 * The measured share of the test current in each path, in per cent. The shares are magnitudes. The path through the sheaths is
 * more inductive, so the sum is a little more than 100.
 */
const measuredShares = { sheaths: 54, grid: 47 } as const;
const curve = {
  resistance: combinedResistance,
  resistivity: soilResistivity,
  currentProbe: leads.current,
  share: measuredShares.grid / 100,
};
/**
 * Distances from the fence in metres, and the error of the reading there in milliohms. The error comes from soil, noise, and
 * coupling of the leads.
 */
const scatter = [
  [100, 3],
  [200, -2],
  [300, 2],
  [400, -1],
  [500, 2],
  [readAt, -1],
  [700, 1],
  [800, -2],
  [900, 3],
] as const;
const readings = scatter.map(([distance, milliohms]): readonly [number, number] => [
  distance,
  Math.round(1000 * fallOfPotential(distance, curve) + milliohms) / 1000,
]);

export const earthing = {
  soilResistivity,
  soundings,
  site,
  /** The offset from the fence to the conductors on both sides in metres, and the number of cross members along and across. */
  grid: { offset: 1, rows: 8, columns: 10 },
  gridResistance: ownResistance,
  networkResistance,
  combinedResistance,
  /** The largest earth fault current on site. The 33 kV network is earthed through resistors, which limit the current. */
  earthFaultCurrent,
  /**
   * The upper bound of the EPR: all fault current flows through the combined electrode, and none returns along the metal of the
   * sheaths.
   */
  potentialRise: combinedResistance * earthFaultCurrent,
  /** The EPR with disconnected sheaths, through the site's grid only. */
  riseWithoutSheaths: ownResistance * earthFaultCurrent,
  /** The EPR limits of EREC S36, for ordinary and for high-reliability lines. */
  riseLimits: coldSite,
  /** The limit of BS EN 50522 for the clearance time. */
  permissibleTouchVoltage: permissibleTouchVoltage(clearanceSeconds),
  /** The limit of ENA TS 41-24 for one second, on soil and with footwear. */
  touchVoltageOnSoil: 233,
  /** The highest measured touch voltage, scaled to the fault current. */
  measuredTouchVoltage: 41,
  clearanceSeconds,
  conductor,
  leastSection: leastSection(earthFaultCurrent, conductor.faultSeconds, conductor.material),
  /** The fall-of-potential test: the distance of the current probe in metres, and the readings of the voltage probe. */
  currentProbe: leads.current,
  readAt,
  leads,
  /** The error that leads in one line, ten metres apart, would add at the distance of the reading. */
  leadCoupling: leadCoupling(readAt, leads.spacing, { resistivity: soilResistivity, hertz: leads.hertz }),
  measuredShares,
  curve,
  /** The distance at which the curve shows the true resistance, rounded to ten metres. */
  trueAt: 10 * Math.round(trueReadingAt(curve) / 10),
  readings,
} as const;
