// The earthing of the 50 MW battery site in numbers; resistances in ohms, currents in amperes, voltages in volts.

const combinedResistance = 0.11;
const earthFaultCurrent = 2000;

export const earthing = {
  soilResistivity: 45,
  site: { length: 110, width: 80, buriedConductor: 2400 },
  /** Metres from the fence to the conductors on either side of it; cross members along and across. */
  grid: { offset: 1, rows: 8, columns: 10 },
  /** Of the site's own grid and rods. */
  gridResistance: 0.23,
  /** Of the cable sheaths and the host substation's electrode, in parallel with the grid. */
  networkResistance: 0.21,
  combinedResistance,
  /** The 33 kV network is earthed through resistors: no earth fault on site exceeds this. */
  earthFaultCurrent,
  potentialRise: combinedResistance * earthFaultCurrent,
  /** The limits of ENA TS 41-24, for ordinary and for high-reliability lines. */
  riseLimits: { ordinary: 430, highReliability: 650 },
  /** BS EN 50522, for a fault of one second. */
  permissibleTouchVoltage: 117,
  clearanceSeconds: 1,
  conductor: { faultSeconds: 3, material: 159, laid: 70 },
  /** Fall of potential: the current probe's distance in metres, and what the voltage probe read on its way there. */
  currentProbe: 1000,
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
