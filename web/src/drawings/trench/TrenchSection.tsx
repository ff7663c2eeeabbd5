import { colours } from '../../ui/theme/tokens.ts';
import { Blueprint } from '../Blueprint.tsx';
import { CableDetail } from './CableDetail.tsx';
import { TrenchDimensions } from './TrenchDimensions.tsx';
import {
  across,
  cable,
  down,
  floor,
  ground,
  left,
  level,
  right,
  sandTop,
  scale,
  tenths,
  trefoil,
  trench,
  warmSoil,
} from './trench.ts';

const size = { width: 800, height: 704, lettering: 13.5 };

const { tape, tile } = trench;

/** A section through a cable trench: its dimensions, its fill, and the temperature of the soil. */
export function TrenchSection({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <Sand />
      {warmSoil.map(({ temperature, depth, radius }) => (
        <circle
          key={temperature}
          cx={across(0)}
          cy={down(depth)}
          r={tenths(radius * scale)}
          stroke={colours.accent}
          strokeWidth="1.2"
        />
      ))}
      <path d={groundHatching()} strokeWidth="1" strokeOpacity="0.6" />
      <path d={`M24 ${level}H${left}M${right} ${level}H780`} strokeWidth="2.5" />
      <path d={`M${left} ${level}H${right}`} strokeWidth="1" />
      <path d={`M${left} ${level}V${floor}H${right}V${level}`} strokeWidth="2" />
      <path d={`M${across(-tape.width / 2)} ${down(tape.depth)}H${across(tape.width / 2)}`} strokeWidth="4" />
      <path
        d={`M${across(-tile.width / 2)} ${down(tile.depth)}h${tile.width * scale}v${tile.thickness * scale}h${-tile.width * scale}z`}
        fill={colours.drawing}
      />
      {trefoil.map(({ x, depth }) => (
        <g key={`${x} ${depth}`}>
          <circle cx={across(x)} cy={down(depth)} r={(cable.diameter / 2) * scale} fill={colours.deep} />
          <circle
            cx={across(x)}
            cy={down(depth)}
            r={(cable.conductor / 2) * scale}
            fill={colours.accent}
            stroke="none"
          />
        </g>
      ))}
      {warmSoil.map(({ temperature, depth, radius }) => (
        <g key={temperature} transform={`translate(${across(0)} ${down(depth + radius)})`}>
          <rect x="-30" y="-10" width="60" height="20" fill={colours.deep} stroke="none" />
          <text data-energised="" y="5" textAnchor="middle">
            {temperature} °C
          </text>
        </g>
      ))}
      <TrenchDimensions />
      <TrenchNotes />
      <CableDetail x={616} y={606} />
    </Blueprint>
  );
}

/** The sand, shown as dots from the floor of the trench up to the tile. */
function Sand() {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = down(sandTop) + 6 + row * 12;
    return y < floor - 3 ? `M${left + 6 + (row % 2) * 6} ${y}H${right - 4}` : '';
  });
  return (
    <>
      <path d={rows.join('')} strokeWidth="1.6" strokeLinecap="round" strokeDasharray="0.1 12" strokeOpacity="0.75" />
      <path d={`M${left} ${down(sandTop)}H${right}`} strokeWidth="1" strokeDasharray="6 4" />
    </>
  );
}

function groundHatching(): string {
  const strokes = Array.from({ length: 42 }, (_, index) => 28 + index * 18);
  return strokes
    .filter((x) => x < left - 12 || x > right + 2)
    .map((x) => `M${x} ${level + 12}l12-12`)
    .join('');
}

const leaders: readonly { from: readonly [number, number]; level: number; words: readonly string[] }[] = [
  { from: [across(190), down(170)], level: 128, words: ['Native soil, compacted', 'in layers of 150 mm'] },
  { from: [across(tape.width / 2), down(tape.depth)], level: 237, words: [`Marker tape, ${tape.width} wide`] },
  {
    from: [across(tile.width / 2), down(tile.depth + tile.thickness / 2)],
    level: 312,
    words: [`Cover tile, ${tile.width} × ${tile.thickness}`],
  },
  { from: [across(262), down(840)], level: 372, words: ['Sand, no stone above 5 mm'] },
  {
    from: [across(cable.diameter), down(916)],
    level: 432,
    words: ['3 × 1 × 500 mm² Al, XLPE', '19/33 kV, see detail A'],
  },
];

/** The notes on the parts of the section and on the ground. */
function TrenchNotes() {
  return (
    <g>
      {leaders.map(({ from: [x, y], level: at, words }) => (
        <g key={words[0]}>
          <circle cx={x} cy={y} r="2.2" fill={colours.drawing} stroke="none" />
          <path d={`M${x} ${y}L520 ${at - 5}H540`} strokeWidth="1" />
          {words.map((line, index) => (
            <text key={line} x="548" y={at + index * 18}>
              {line}
            </text>
          ))}
        </g>
      ))}
      <text data-strong="" x="24" y="618">
        Native soil
      </text>
      <text x="24" y="638">
        {ground.resistivity} K·m/W
      </text>
      <text x="24" y="656">
        {ground.ambient} °C
      </text>
      <text x="24" y="690">
        Dimensions in mm
      </text>
    </g>
  );
}
