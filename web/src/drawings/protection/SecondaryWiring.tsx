import { colours } from '../../ui/theme/tokens.ts';
import { box, entry } from './relay-layout.ts';
import { type Wiring, wires } from './wires.ts';

/** From the current and voltage transformers to the relays. */
export function SecondaryWiring() {
  return wires.map((wire) => <Wires key={wire.relay} {...wire} />);
}

function Wires({ relay, lane, from }: Wiring) {
  const end = entry(relay);
  const levels = [...from.map(({ y, up = 0 }) => y - up), end];
  const leads = from.map(({ x: start, y, up = 0 }) =>
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
