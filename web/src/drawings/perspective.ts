import type { Member, Point } from './lattice-tower.ts';

/** Where the draughtsman stands, in metres, and how the picture plane maps to the drawing's units. */
export interface Viewpoint {
  eye: Point;
  /** Units on the drawing of a thing as large as its distance. */
  scale: number;
  /** Where the line of sight meets the drawing: its height is the horizon. */
  centre: { x: number; y: number };
}

/** The place of a point on the drawing, as SVG path data writes it. The point must lie in front of the eye. */
export function project({ eye, scale, centre }: Viewpoint, point: Point): string {
  const distance = point.along - eye.along;
  const x = centre.x + (scale * (point.across - eye.across)) / distance;
  const y = centre.y - (scale * (point.up - eye.up)) / distance;
  return `${round(x)} ${round(y)}`;
}

/** Path data of separate straight members. */
export function membersPath(view: Viewpoint, members: readonly Member[]): string {
  return members.map(([from, to]) => `M${project(view, from)}L${project(view, to)}`).join('');
}

/** Path data of one line through all points. */
export function linePath(view: Viewpoint, points: readonly Point[]): string {
  return `M${points.map((point) => project(view, point)).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
