import {
  earthCurrent,
  gridResistance,
  potentialRise,
  soilResistivity,
} from '../content/calculations/substation-earthing.ts';
import { colours } from '../ui/theme/tokens.ts';
import { Blueprint } from './Blueprint.tsx';
import { earthingGrid, equipotential, type Place } from './earthing-potential.ts';

const size = { x: 30, width: 800, height: 632, lettering: 13.5 };

// Units of the sheet for each metre of the plan.
const scale = 3.7;
const x = (east: number) => Math.round((430 + east * scale) * 10) / 10;
const y = (north: number) => Math.round((316 - north * scale) * 10) / 10;
const at = ({ east, north }: Place) => `${x(east)} ${y(north)}`;

const { halfWidth, halfHeight, easts, norths } = earthingGrid;

const contours = [800, 725, 650, 575, 500, 430].map((volts) => {
  const places = equipotential(volts);
  const path = `M${places.map(at).join('L')}Z`;
  // The labels stand in the north-west, because a phone has room for them there.
  return { volts, path, label: places[Math.round(places.length * 0.41)] ?? { east: 0, north: 0 } };
});
const lettered = new Set([650, 430]);

const mesh = [
  ...easts.map((east) => `M${at({ east, north: halfHeight })}V${y(-halfHeight)}`),
  ...norths.map((north) => `M${at({ east: -halfWidth, north })}H${x(halfWidth)}`),
].join('');

const rods = easts
  .filter((_, index) => index % 2 === 0)
  .flatMap((east) => [
    { east, north: halfHeight },
    { east, north: -halfHeight },
  ])
  .concat([
    { east: -halfWidth, north: 0 },
    { east: halfWidth, north: 0 },
  ]);

/** Gives a rectangle on the plan as a path. The arguments are its north-west corner and the lengths of its sides, in metres. */
function rectangle(west: number, north: number, width: number, height: number): string {
  return `M${at({ east: west, north })}h${width * scale}v${height * scale}h${-width * scale}z`;
}

const fence = rectangle(-halfWidth + 2, halfHeight - 2, 2 * halfWidth - 4, 2 * halfHeight - 4);
const plant = [
  { name: 'T1', path: rectangle(-12, 21, 11, 9), at: { east: -6.5, north: 15.4 } },
  { name: 'T2', path: rectangle(-12, -10, 11, 9), at: { east: -6.5, north: -15.6 } },
  { name: '33 kV', path: rectangle(20, 9, 14, 20), at: { east: 27, north: -3 } },
  { name: '132 kV', path: rectangle(-44, 23, 15, 44), at: { east: -36.5, north: -0.8 } },
];

/** The plan of the earthing grid of a substation, with the surface potential around it. */
export function EarthingLayout({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      {contours.map(({ volts, path }) => (
        <path
          key={volts}
          d={path}
          stroke={volts === 430 ? colours.accent : colours.drawing}
          strokeWidth={volts === 430 ? 2.5 : 1}
          strokeOpacity={lettered.has(volts) ? 1 : 0.45}
        />
      ))}
      <path d={mesh} strokeWidth="1.5" stroke={colours.accent} />
      <path d={fence} strokeWidth="1" strokeDasharray="9 4 2 4" />
      {rods.map((rod) => (
        <g key={at(rod)}>
          <circle
            cx={x(rod.east)}
            cy={y(rod.north)}
            r="5.5"
            fill={colours.deep}
            stroke={colours.accent}
            strokeWidth="1.5"
          />
          <circle cx={x(rod.east)} cy={y(rod.north)} r="1.6" fill={colours.accent} stroke="none" />
        </g>
      ))}
      {plant.map(({ name, path, at: place }) => (
        <g key={name}>
          <path d={path} fill={colours.deep} strokeWidth="1.5" />
          <text x={x(place.east)} y={y(place.north)} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {contours
        .filter(({ volts }) => lettered.has(volts))
        .map(({ volts, label }) => (
          <g key={volts} transform={`translate(${at(label)})`}>
            <rect x="-26" y="-10" width="52" height="20" fill={colours.deep} stroke="none" />
            <text y="4" textAnchor="middle" style={volts === 430 ? { fill: colours.accent } : undefined}>
              {volts} V
            </text>
          </g>
        ))}
      <NorthArrow />
      <text x="36" y="586">
        ρ {soilResistivity} Ω·m · R {gridResistance.toFixed(2)} Ω
      </text>
      <text x="36" y="606">
        {(earthCurrent / 1000).toFixed(1)} kA · EPR {(potentialRise / 1000).toFixed(2)} kV
      </text>
    </Blueprint>
  );
}

function NorthArrow() {
  return (
    <g transform="translate(56 44)" strokeWidth="1.5">
      <circle r="15" />
      <path d="M0 18V-30l-8 14M0-30l8 14" />
      <text y="-36" textAnchor="middle">
        N
      </text>
    </g>
  );
}
