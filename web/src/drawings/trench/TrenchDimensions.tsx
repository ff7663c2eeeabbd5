import { colours } from '../../ui/theme/tokens.ts';
import { across, cable, down, floor, ground, group, left, level, right, sandTop, trench } from './trench.ts';

/** The dimensions: width of the trench, depths below the finished level, and minimum sand around the cables. */
export function TrenchDimensions() {
  const middle = down(ground.depth);
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path
        d={`M${left} ${level - 8}V${level - 34}M${right} ${level - 8}V${level - 34}M${left} ${level - 28}H${right}${tick(left, level - 28)}${tick(right, level - 28)}`}
      />
      <text data-strong="" x={across(0)} y={level - 35} textAnchor="middle">
        {trench.width}
      </text>
      <DepthDimension x={180} to={trench.tape.depth} extendTo={across(-trench.tape.width / 2) - 8} />
      <DepthDimension x={114} to={ground.depth} extendTo={across(-cable.diameter) - 8} />
      <DepthDimension x={56} to={trench.depth} extendTo={left - 8} />
      <path d={`M${across(-cable.diameter) - 6} ${middle}h14`} strokeDasharray="6 3 2 3" />
      <Cover from={down(sandTop)} to={down(group.top)} lettered={407} />
      <Cover from={down(group.bottom)} to={floor} lettered={419} />
    </g>
  );
}

/** The minimum sand above or below the group of cables. The figure stands between the isotherms. */
function Cover({ from, to, lettered }: { from: number; to: number; lettered: number }) {
  const x = 424;
  const middle = (from + to) / 2;
  return (
    <>
      <path
        d={`M${x} ${from}V${to}${tick(x, from)}${tick(x, to)}M${across(0) + 30} ${from}H${x + 6}M${across(0) + 30} ${to}H${x + 6}`}
      />
      <rect x={lettered - 33} y={middle - 6} width="33" height="12" fill={colours.deep} stroke="none" />
      <text data-strong="" x={lettered} y={middle + 5} textAnchor="end">
        ≥ 75
      </text>
    </>
  );
}

/** The dimension of a depth below the finished level. */
function DepthDimension({ x, to, extendTo }: { x: number; to: number; extendTo: number }) {
  const y = down(to);
  return (
    <>
      <path d={`M${x} ${level}V${y}M${x - 6} ${y}H${extendTo}${tick(x, level)}${tick(x, y)}`} />
      <text
        data-strong=""
        transform={`translate(${x - 7} ${(level + Math.min(y, 420)) / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {to}
      </text>
    </>
  );
}

/** The short stroke across the end of a dimension line. */
function tick(x: number, y: number): string {
  return `M${x - 4} ${y + 4}l8-8`;
}
