import { gridResistance, inParallel, leadCoupling, leastSection } from '../calculations/earthing.ts';

// The earthing of the 50 MW battery site in numbers; resistances in ohms, currents in amperes, voltages in volts.

const soilResistivity = 45;
const site = { length: 110, width: 80, buriedConductor: 2400 } as const;
const earthFaultCurrent = 2000;
const conductor = { faultSeconds: 3, material: 159, laid: 70 } as const;
const leads = { current: 1000, spacing: 10, hertz: 50 } as const;

const hundredths = (ohms: number) => Math.round(ohms * 100) / 100;
/** Of the site's own grid and rods, as the report rounds it. */
const ownResistance = hundredths(gridResistance(soilResistivity, site.length * site.width, site.buriedConductor));
/** Of the cable sheaths and the host substation's electrode, in parallel with the grid. */
const networkResistance = 0.21;
const combinedResistance = hundredths(inParallel(ownResistance, networkResistance));
/** Where a compact electrode in uniform soil is read. */
const readAt = Math.round(0.618 * leads.current);

export const earthing = {
  soilResistivity,
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
  /** The same with the sheaths disconnected: nothing but the site's own grid. */
  riseWithoutSheaths: ownResistance * earthFaultCurrent,
  /** The limits of EREC S36, for ordinary and for high-reliability lines. */
  riseLimits: { ordinary: 430, highReliability: 650 },
  /** BS EN 50522, for a fault of one second. */
  permissibleTouchVoltage: 117,
  clearanceSeconds: 1,
  conductor,
  leastSection: leastSection(earthFaultCurrent, conductor.faultSeconds, conductor.material),
  /** Fall of potential: the current probe's distance in metres, and what the voltage probe read on its way there. */
  currentProbe: leads.current,
  readAt,
  leads,
  /** What the leads in one line, ten metres apart, would add at the place of the reading. */
  leadCoupling: leadCoupling(readAt, leads.spacing, { resistivity: soilResistivity, hertz: leads.hertz }),
  readings: [
    [100, 0.039],
    [200, 0.076],
    [300, 0.089],
    [400, 0.097],
    [500, 0.103],
    [618, 0.11],
    [700, 0.116],
    [800, 0.13],
    [900, 0.166],
  ],
} as const;
