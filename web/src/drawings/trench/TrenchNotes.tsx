import { colours } from '../../ui/theme/tokens.ts';
import { across, down } from './section-scale.ts';
import { cable, ground, trench } from './trench.ts';

const { tape, tile } = trench;

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

/** Notes on the parts of the section, and the ground that it lies in. */
export function TrenchNotes() {
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
