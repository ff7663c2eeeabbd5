import { colours } from '../../ui/theme/tokens.ts';
import { Blueprint } from '../Blueprint.tsx';
import {
  Breaker,
  CurrentTransformer,
  Disconnector,
  Earth,
  PowerTransformer,
  SealingEnd,
  VoltageTransformer,
} from '../switchgear-symbols.tsx';
import { BayLettering } from './BayLettering.tsx';
import { RelayBoxes } from './RelayBoxes.tsx';
import { at, box, busbar, entry, neutral, x } from './scheme-layout.ts';
import { type Wiring, wires } from './wires.ts';

const size = { width: 820, height: 796, lettering: 13.5 };

/** The protection of a transformer and a feeder: the measurements, the functions and the trips of each relay. */
export function ProtectionScheme({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <ProtectedBay />
      <RelayBoxes />
    </Blueprint>
  );
}

/** The bay from the 132 kV busbar through T1 to the 33 kV board and one feeder, with its measuring transformers. */
function ProtectedBay() {
  return (
    <g>
      <text x="24" y={busbar.high - 14}>
        132 kV · BB1
      </text>
      <path d={`M24 ${busbar.high}H270`} strokeWidth="4" />
      <path
        d={`M${x} ${busbar.high}v14M${x} 104v14M${x} 146v74M${x} 304v50M${x} 382V${busbar.low}M${x} ${busbar.low}v24M${x} 522v88`}
      />
      <circle cx={x} cy={busbar.high} r="4" fill={colours.drawing} />
      <Disconnector x={x} y={76} />
      <Breaker x={x} y={118} />
      <PowerTransformer x={x} y={at.transformer} />
      <Breaker x={x} y={354} />
      <path d={`M84 ${busbar.low}H262`} stroke={colours.accent} strokeWidth="5" />
      <path d={`M24 ${busbar.low}H42M70 ${busbar.low}H84`} stroke={colours.accent} strokeWidth="2" />
      <g transform={`rotate(-90 56 ${busbar.low})`}>
        <Breaker x={56} y={busbar.low - 14} />
      </g>
      <Breaker x={x} y={494} />
      {[...at.highCts, ...at.lowCts, at.feederCt].map((y) => (
        <CurrentTransformer key={y} x={x} y={y} />
      ))}
      <SealingEnd x={x} y={578} />
      <path d={`M${x - 16} 610h32M${x - 8} 618h16M${x - 16} 626h32M${x - 8} 634h16M${x} 634v8`} />
      <Neutrals />
      <path d={`M${at.voltageTransformer.x} ${busbar.low}V${at.voltageTransformer.y - 16}`} />
      <VoltageTransformer {...at.voltageTransformer} />
      <SecondaryWiring />
      <BayLettering />
    </g>
  );
}

/**
 * The two neutrals: the solidly earthed 132 kV star point, and the neutral that the earthing transformer gives the 33 kV delta.
 */
function Neutrals() {
  const star = at.transformer - 16;
  const y = at.earthingTransformer;
  return (
    <g>
      <Earth x={228} y={star} from={x + 26} />
      <CurrentTransformer x={neutral.high} y={star} />
      <path d={`M${x} ${y}h34`} />
      <circle cx={x + 44} cy={y} r="10" />
      <Earth x={262} y={y} from={x + 54} />
      {neutral.low.map((place) => (
        <CurrentTransformer key={place} x={place} y={y} />
      ))}
    </g>
  );
}

/** The secondary wires from the current and voltage transformers to the relays. */
function SecondaryWiring() {
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
