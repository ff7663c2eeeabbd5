/** A point in metres: `across` the line, `along` the line, and `up` from the ground. */
export interface Point {
  across: number;
  along: number;
  up: number;
}

export type Member = readonly [Point, Point];

// A double-circuit suspension tower for 132 kV, 27 m high. Each entry is a height and half the width of the body there. The
// bracing crosses between one height and the next.
const bodyLevels = [
  { up: 0, half: 2.6 },
  { up: 5.4, half: 1.99 },
  { up: 9.6, half: 1.52 },
  { up: 12.9, half: 1.15 },
  { up: 15.6, half: 0.85 },
  { up: 17.5, half: 0.79 },
  { up: 19.4, half: 0.73 },
  { up: 21.3, half: 0.66 },
  { up: 23.2, half: 0.6 },
  { up: 24.9, half: 0.33 },
] as const;

/** The phases are 3.8 m apart in height. The middle pair is furthest out, so that falling ice misses the phase below. */
const crossArms = [
  { up: 15.6, reach: 3.1, root: 0.85, tieUp: 17.5, tieRoot: 0.79 },
  { up: 19.4, reach: 3.8, root: 0.73, tieUp: 21.3, tieRoot: 0.66 },
  { up: 23.2, reach: 2.9, root: 0.6, tieUp: 24.9, tieRoot: 0.33 },
] as const;

const insulatorLength = 1.7;
const sag = 6.5;

/** The distance between two towers, in metres. */
export const spanLength = 300;
export const towerHeight = 27;

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const sides = [-1, 1] as const;

/** Gives the steel of a tower at `along`: legs, crossed bracing on four faces, cross-arms and peak. */
export function towerMembers(along: number): Member[] {
  const at = (across: number, depth: number, up: number): Point => ({ across, along: along + depth, up });
  const members: Member[] = [];
  const corner = (index: number, { up, half }: { up: number; half: number }): Point => {
    const [x, y] = corners[index % 4] ?? corners[0];
    return at(x * half, y * half, up);
  };
  bodyLevels.forEach((lower, level) => {
    const upper = bodyLevels[level + 1];
    for (let index = 0; index < 4; index += 1) {
      if (upper) {
        members.push([corner(index, lower), corner(index, upper)]);
        members.push(
          [corner(index, lower), corner(index + 1, upper)],
          [corner(index + 1, lower), corner(index, upper)],
        );
      } else {
        members.push([corner(index, lower), at(0, 0, towerHeight)]);
      }
      if (level > 0) members.push([corner(index, lower), corner(index + 1, lower)]);
    }
  });
  for (const side of sides) {
    for (const { up, reach, root, tieUp, tieRoot } of crossArms) {
      const tip = at(side * reach, 0, up);
      for (const face of sides) {
        const chord = at(side * root, face * root, up);
        const tie = at(side * tieRoot, face * tieRoot, tieUp);
        const onChord = between(chord, tip, 0.45);
        const onTie = between(tie, tip, 0.45);
        members.push([chord, tip], [tie, tip], [chord, onTie], [onTie, onChord]);
      }
    }
  }
  return members;
}

function between(from: Point, to: Point, share: number): Point {
  return {
    across: from.across + (to.across - from.across) * share,
    along: from.along + (to.along - from.along) * share,
    up: from.up + (to.up - from.up) * share,
  };
}

/** Gives the six insulator strings of a tower. Each hangs vertically from the tip of its cross-arm. */
export function insulators(along: number): Member[] {
  return sides.flatMap((side) =>
    crossArms.map(({ up, reach }): Member => {
      const across = side * reach;
      return [
        { across, along, up },
        { across, along, up: up - insulatorLength },
      ];
    }),
  );
}

/** The points of each tower that carry the six phase conductors. */
export const phases = sides.flatMap((side) =>
  crossArms.map(({ up, reach }) => ({ across: side * reach, up: up - insulatorLength, sag })),
);
/** The earth wire at the top. It sags less than the phases, so that it also shields them at mid-span. */
export const earthWire = { across: 0, up: towerHeight, sag: sag * 0.8 };

/**
 * Gives the points of a wire between `from` and `to` metres along the line. The curve is a parabola. Over 300 m, it differs
 * from the catenary by no more than a centimetre or two.
 */
export function wire(hung: { across: number; up: number; sag: number }, from: number, to: number): Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = from + ((to - from) * step) / steps;
    const inSpan = (((along % spanLength) + spanLength) % spanLength) / spanLength;
    return { across: hung.across, along, up: hung.up - 4 * hung.sag * inSpan * (1 - inSpan) };
  });
}
