// The DC supply of the switchroom in figures.

export const switchroom = {
  /** The inner dimensions of the room, in metres. */
  room: { length: 8.6, width: 3.2, aisle: 1.2 },
  panels: { count: 5, width: 0.8, depth: 1.4 },
  supplies: {
    depth: 0.6,
    cubicles: [
      { name: 'Battery', along: 1.3, width: 1.6 },
      { name: 'Charger', along: 2.9, width: 1.4 },
      { name: 'LVAC', along: 4.3, width: 1.4 },
      { name: 'SCADA', along: 5.7, width: 1.4 },
    ],
  },
  nominalKilovolts: 33,
  connectionMegavoltAmperes: 50,
  connectionAmperes: 875,
  busbarAmperes: 1250,
  battery: { cells: 55, voltsPerCell: 2, floatVoltsPerCell: 2.27, ampereHours: 100 },
  /** The load on the battery after a loss of mains. */
  standingLoadAmperes: 6,
  standbyHours: 8,
  margins: { ageing: 1.25, temperature: 1.1 },
  charger: {
    amperes: 20,
    outputVolts: 125,
    efficiency: 0.9,
    inputVolts: 230,
    inputPowerFactor: 0.9,
    inputAmperes: 13.4,
  },
} as const;
