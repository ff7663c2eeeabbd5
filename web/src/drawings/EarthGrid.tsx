import { useId } from 'react';
import { colours } from '../ui/theme/tokens.ts';
import { contoursOf } from './contour-lines.ts';
import { type EarthGridPlan, energise, rodsOf } from './earth-electrode.ts';

// Lengths in metres: copper tape 0.6 m deep, and rods of 3.6 m. The tape is closer at the edge, where most of the current
// leaves.
const plan: EarthGridPlan = {
  columns: [0, 6, 16, 28, 40, 50, 56],
  rows: [0, 6, 16, 26, 36, 42],
  depth: 0.6,
  rod: 3.6,
  radius: 0.01,
};
const area = { x: { from: -32, to: 88 }, y: { from: -32, to: 74 }, step: 1 };
const levels = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
const fence = 3;

/** The plan of an earth grid, with the contours of the surface potential during an earth fault. */
export function EarthGrid({ title }: { title: string }) {
  const titleId = useId();
  const contourAt = contoursOf(energise(plan).surfacePotential, area);
  const width = plan.columns.at(-1) ?? 0;
  const height = plan.rows.at(-1) ?? 0;
  return (
    <svg
      viewBox="-32 -32 120 106"
      fill="none"
      stroke={colours.drawing}
      strokeWidth="0.3"
      strokeLinecap="round"
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <path d={levels.map(contourAt).join('')} strokeWidth="0.22" />
      <path
        d={`M${-fence} ${-fence}H${width + fence}V${height + fence}H${-fence}z`}
        strokeDasharray="1.6 1"
        strokeWidth="0.3"
      />
      <path
        d={[...plan.columns.map((x) => `M${x} 0V${height}`), ...plan.rows.map((y) => `M0 ${y}H${width}`)].join('')}
        stroke={colours.accent}
        strokeWidth="0.45"
      />
      {rodsOf(plan).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.9" fill={colours.deep} stroke={colours.accent} />
      ))}
    </svg>
  );
}
