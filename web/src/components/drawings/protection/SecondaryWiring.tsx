import { colours } from '../../../theme/tokens.ts';
import { at, neutral, x } from './bay-places.ts';
import { box, entry } from './relay-places.ts';

/** The upright wires that gather what one relay measures; where two share a place, they lie above each other. */
const wires: readonly {
  relay: string;
  lane: number;
  from: readonly (readonly [x: number, y: number, up: number])[];
}[] = [
  {
    relay: 'F1',
    lane: 278,
    from: [
      [x, at.highCts[0], 0],
      [neutral.high, at.transformer - 16, 22],
      [neutral.low[0], at.earthingTransformer, 32],
      [x, at.lowCts[0], 0],
    ],
  },
  {
    relay: 'F2',
    lane: 290,
    from: [
      [x, at.highCts[1], 0],
      [neutral.low[1], at.earthingTransformer, 19],
    ],
  },
  {
    relay: 'F3',
    lane: 302,
    from: [
      [x, at.lowCts[1], 0],
      [at.voltageTransformer.x, at.voltageTransformer.y + 8, 0],
    ],
  },
  { relay: 'F4', lane: 290, from: [[at.voltageTransformer.x, at.voltageTransformer.y + 8, 0]] },
  { relay: 'F5', lane: 278, from: [[x, at.feederCt, 0]] },
];

/** From the current and voltage transformers to the relays. */
export function SecondaryWiring() {
  return wires.map((wire) => <Wires key={wire.relay} {...wire} />);
}

function Wires({ relay, lane, from }: (typeof wires)[number]) {
  const end = entry(relay);
  const levels = [...from.map(([, y, up]) => y - up), end];
  const leads = from.map(([start, y, up]) =>
    up > 0 ? `M${start} ${y - 8}V${y - up}H${lane}` : `M${start + 8} ${y}H${lane}`,
  );
  const joints = levels.filter((level) => level !== Math.min(...levels) && level !== Math.max(...levels));
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path d={`${leads.join('')}M${lane} ${Math.min(...levels)}V${Math.max(...levels)}M${lane} ${end}H${box.left}`} />
      {joints.map((level) => (
        <circle key={level} cx={lane} cy={level} r="2.6" fill={colours.onDarkSoft} stroke="none" />
      ))}
    </g>
  );
}
