import type { Member, Point } from './lattice-tower.ts';

/** The place of the viewer in metres, and the mapping from the picture plane to units of the drawing. */
export interface Viewpoint {
  eye: Point;
  /** The size on the drawing, in units, of an object that is as large as its distance. */
  scale: number;
  /** The point of the drawing at eye level. Its height is the horizon. */
  centre: { x: number; y: number };
}

/** Projects a point and gives it as SVG path data. The point must be in front of the eye. */
export function project({ eye, scale, centre }: Viewpoint, point: Point): string {
  const distance = point.along - eye.along;
  const x = centre.x + (scale * (point.across - eye.across)) / distance;
  const y = centre.y - (scale * (point.up - eye.up)) / distance;
  return `${round(x)} ${round(y)}`;
}

/** Gives the path data of separate straight members. */
export function membersPath(view: Viewpoint, members: readonly Member[]): string {
  return members.map(([from, to]) => `M${project(view, from)}L${project(view, to)}`).join('');
}

/** Gives the path data of one line through all points. */
export function linePath(view: Viewpoint, points: readonly Point[]): string {
  return `M${points.map((point) => project(view, point)).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
