/** A circle in a section through the ground. `depth` is the depth of its centre below the surface. */
export interface Isotherm {
  temperature: number;
  depth: number;
  radius: number;
}

interface BuriedHeat {
  /** The distance from the surface to the middle of the cables, in millimetres. */
  depth: number;
  /** The temperature of the surface, in °C. */
  ambient: number;
  /** The losses of all cables, in W/m. */
  losses: number;
  /** The thermal resistivity of the soil, in K·m/W. */
  resistivity: number;
}

/**
 * Gives the isotherms around cables in homogeneous soil with a constant surface temperature. A line source and its mirror image
 * above the ground give circles (Kennelly). `ratio` is the distance to the image over the distance to the cables.
 */
export function isotherms({ depth, ambient, losses, resistivity }: BuriedHeat, temperatures: readonly number[]) {
  return temperatures.map((temperature): Isotherm => {
    const ratio = Math.exp((2 * Math.PI * (temperature - ambient)) / (resistivity * losses));
    const divisor = ratio * ratio - 1;
    return { temperature, depth: (depth * (ratio * ratio + 1)) / divisor, radius: (2 * depth * ratio) / divisor };
  });
}
