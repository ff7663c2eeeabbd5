import { useId } from 'react';
import { colours } from '../ui/theme/tokens.ts';
import type { Isotherm } from './soil-isotherms.ts';
import { cable, ground, lossesOfOne, trefoil, trench, warmSoil } from './trench/trench.ts';

// A smaller drawing of the trench of DRG-008. Cables, depths and losses are the same. Lengths are in millimetres.
const { tile, tape } = trench;

/** The highest temperature, in °C, of an isotherm with a label. The circle of a hotter isotherm is too small for a label. */
const isothermLabelsBelow = 55;

/** A section through a cable trench, with the isotherms around the cables. */
export function CableTrench({ title }: { title: string }) {
  const titleId = useId();
  const half = trench.width / 2;
  return (
    <svg
      viewBox="-1100 -160 2700 2080"
      fill="none"
      stroke={colours.drawing}
      strokeWidth="7"
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <path d="M-1100 0H1600" strokeWidth="14" />
      <path d={groundHatching(-1090, 1600)} strokeWidth="5" />
      <path d={`M${-half} 0V${trench.depth}H${half}V0`} strokeDasharray="34 20" />
      <path d={`M${-half} ${tile.depth - 100}H${half}`} strokeDasharray="10 20" />
      {warmSoil.map(({ temperature, depth, radius }) => (
        <circle key={temperature} cx="0" cy={depth} r={radius} stroke={colours.accent} strokeWidth="8" />
      ))}
      <path
        d={`M${-tile.width / 2} ${tile.depth}h${tile.width}v${tile.thickness}h${-tile.width}z`}
        fill={colours.deep}
      />
      <path d={`M${-tape.width / 2} ${tape.depth}h${tape.width}`} strokeWidth="16" />
      {trefoil.map(({ x, depth: y }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={cable.diameter / 2 - 2} fill={colours.deep} strokeWidth="5" />
          <circle cx={x} cy={y} r={cable.diameter / 4} fill={colours.drawing} stroke="none" />
        </g>
      ))}
      <DepthDimension x={-760} to={ground.depth} />
      <Leader from={[tape.width / 2, tape.depth]} words="marker tape" />
      <Leader from={[tile.width / 2, tile.depth + tile.thickness / 2]} words="cover tile" />
      {warmSoil.map((line) => (
        <IsothermLabel key={line.temperature} {...line} />
      ))}
      <text x="880" y="1560">
        {ground.resistivity} K·m/W · {ground.ambient} °C
      </text>
      <text x="880" y="1640">
        3 × {lossesOfOne} W/m
      </text>
    </svg>
  );
}

/** The label of an isotherm, at its lower left. The label covers a piece of the line. */
function IsothermLabel({ temperature, depth, radius }: Isotherm) {
  const angle = (2 * Math.PI) / 3;
  const [x, y] = [radius * Math.cos(angle), depth + radius * Math.sin(angle)];
  return temperature > isothermLabelsBelow ? null : (
    <>
      <path d={`M${x - 70} ${y - 28}h140v56h-140z`} fill={colours.deep} stroke="none" />
      <text x={x} y={y + 15} textAnchor="middle">
        {temperature} °C
      </text>
    </>
  );
}

function DepthDimension({ x, to }: { x: number; to: number }) {
  return (
    <>
      <path d={`M${x} 0V${to}M${x - 26} ${to}H-60M${x - 22} 22l44-44M${x - 22} ${to + 22}l44-44`} strokeWidth="5" />
      <text x={x - 40} y={to / 2} textAnchor="end">
        {to}
      </text>
    </>
  );
}

function Leader({ from: [x, y], words }: { from: readonly [number, number]; words: string }) {
  return (
    <>
      <path d={`M${x + 12} ${y}H820`} strokeWidth="5" />
      <text x="850" y={y + 14}>
        {words}
      </text>
    </>
  );
}

function groundHatching(from: number, to: number): string {
  const strokes = Array.from({ length: Math.floor((to - from) / 90) }, (_, index) => `M${from + index * 90} 52l52-52`);
  return strokes.join('');
}
