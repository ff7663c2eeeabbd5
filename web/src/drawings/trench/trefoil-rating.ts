/** A single-core cable with a solidly bonded screen. Lengths are in millimetres, resistances in ohms per metre. */
export interface SingleCoreCable {
  conductor: number;
  /** The outer diameter of the insulation screen. */
  core: number;
  /** The diameter below the oversheath. */
  underSheath: number;
  diameter: number;
  /** The mean diameter of the screen. */
  screen: number;
  /** The d.c. resistance of the conductor at 20 °C. */
  resistance: number;
  /** The temperature coefficient of the conductor's resistance at 20 °C. */
  coefficient: number;
  /** The resistance of the screen at its working temperature. */
  screenResistance: number;
  /** The thermal resistivity in K·m/W. */
  insulationResistivity: number;
  sheathResistivity: number;
}

/**
 * The ground around a trefoil: depth of the middle of the trefoil in millimetres, ambient temperature in °C, resistivity in
 * K·m/W.
 */
export interface Ground {
  depth: number;
  ambient: number;
  resistivity: number;
  /**
   * The temperature (°C) above which soil dries out, and the resistivity (K·m/W) of dry soil. Without this field, no soil
   * dries.
   */
  dryZone?: { above: number; resistivity: number };
}

const frequency = 50;

/**
 * Gives the continuous rating, in amperes, of three touching cables in trefoil by IEC 60287-1-1 and -2-1. `losses` are the
 * losses of one cable at that current, in W/m. A dry zone around the cables counts as in part 1-1, with v and the critical
 * rise. Dielectric losses are left out: by the standard, they count for XLPE from 63.5/110 kV only.
 */
export function trefoilRating(cable: SingleCoreCable, ground: Ground, conductorTemperature: number) {
  const resistance = acResistance(cable, conductorTemperature);
  const reactance = 4e-7 * Math.PI * frequency * Math.log((2 * cable.diameter) / cable.screen);
  const screenRatio = cable.screenResistance / reactance;
  const screenLosses = cable.screenResistance / resistance / (1 + screenRatio ** 2);

  const layer = (resistivity: number, outside: number, inside: number) =>
    (resistivity / (2 * Math.PI)) * Math.log(outside / inside);
  // Factors 1.07 and 1.6: touching cables with a wire screen shade each other (IEC 60287-2-1, touching trefoil).
  const insulation = 1.07 * layer(cable.insulationResistivity, cable.core, cable.conductor);
  const sheath = 1.6 * layer(cable.sheathResistivity, cable.diameter, cable.underSheath);
  const soil = (1.5 / Math.PI) * ground.resistivity * (Math.log((4 * ground.depth) / cable.diameter) - 0.63);

  const { dryZone } = ground;
  const dryness = dryZone ? dryZone.resistivity / ground.resistivity : 1;
  const criticalRise = dryZone ? dryZone.above - ground.ambient : 0;

  const rise = conductorTemperature - ground.ambient + (dryness - 1) * criticalRise;
  const current = Math.sqrt(rise / (resistance * (insulation + (1 + screenLosses) * (sheath + dryness * soil))));
  return { current, losses: current ** 2 * resistance * (1 + screenLosses) };
}

/** Gives the AC resistance, with skin and proximity effect. Both factors k are 1. */
function acResistance({ resistance, coefficient, conductor, diameter }: SingleCoreCable, temperature: number): number {
  const direct = resistance * (1 + coefficient * (temperature - 20));
  const argument = ((8e-7 * Math.PI * frequency) / direct) ** 2;
  const skin = argument / (192 + 0.8 * argument);
  const closeness = (conductor / diameter) ** 2;
  const proximity = skin * closeness * (0.312 * closeness + 1.18 / (skin + 0.27));
  return direct * (1 + skin + proximity);
}
