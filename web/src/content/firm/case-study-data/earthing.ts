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

// The earthing of the 50 MW battery site in numbers; resistances in ohms, currents in amperes, voltages in volts.

const soilResistivity = 45;
const site = { length: 110, width: 80, buriedConductor: 2400, depth: 0.6 } as const;
const earthFaultCurrent = 2000;
const conductor = { faultSeconds: 3, material: 159, laid: 70 } as const;
const clearanceSeconds = 1;
/** Probe spacings of the soundings in metres: the widest exceeds the diagonal of the site. */
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
 * Per cent of the test current in each path, as measured. Magnitudes: the sheaths are the more inductive way, so the two
 * add to a little more than the whole.
 */
const measuredShares = { sheaths: 54, grid: 47 } as const;
const curve = {
  resistance: combinedResistance,
  resistivity: soilResistivity,
  currentProbe: leads.current,
  share: measuredShares.grid / 100,
};
/** Metres from the fence, and the error of the reading there in milliohms: soil, noise, and coupling of the leads. */
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
  /** Metres from the fence to the conductors on either side of it; cross members along and across. */
  grid: { offset: 1, rows: 8, columns: 10 },
  gridResistance: ownResistance,
  networkResistance,
  combinedResistance,
  /** The 33 kV network is earthed through resistors: no earth fault on site exceeds this. */
  earthFaultCurrent,
  /** Upper bound: the whole fault current through the combined electrode, none of it back along the sheaths' metal. */
  potentialRise: combinedResistance * earthFaultCurrent,
  /** The same with disconnected sheaths: only the site's grid. */
  riseWithoutSheaths: ownResistance * earthFaultCurrent,
  /** The limits of EREC S36, for ordinary and for high-reliability lines. */
  riseLimits: coldSite,
  /** BS EN 50522, for a fault of so long. */
  permissibleTouchVoltage: permissibleTouchVoltage(clearanceSeconds),
  /** ENA TS 41-24, one second: on soil, with footwear. */
  touchVoltageOnSoil: 233,
  /** The highest that was measured, scaled to the fault current. */
  measuredTouchVoltage: 41,
  clearanceSeconds,
  conductor,
  leastSection: leastSection(earthFaultCurrent, conductor.faultSeconds, conductor.material),
  /** Fall of potential: the distance of the current probe in metres, and the readings of the voltage probe. */
  currentProbe: leads.current,
  readAt,
  leads,
  /** The error that the leads in one line, ten metres apart, would add at the place of the reading. */
  leadCoupling: leadCoupling(readAt, leads.spacing, { resistivity: soilResistivity, hertz: leads.hertz }),
  measuredShares,
  curve,
  /** The distance at which the curve shows the true resistance, to ten metres. */
  trueAt: 10 * Math.round(trueReadingAt(curve) / 10),
  readings,
} as const;
