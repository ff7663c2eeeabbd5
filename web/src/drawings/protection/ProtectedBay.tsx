import { colours } from '../../ui/theme/tokens.ts';
import {
  Breaker,
  CurrentTransformer,
  Disconnector,
  Earth,
  PowerTransformer,
  SealingEnd,
} from '../switchgear-symbols.tsx';
import { VoltageTransformer } from '../VoltageTransformer.tsx';
import { BayLettering } from './BayLettering.tsx';
import { at, busbar, neutral, x } from './bay-layout.ts';
import { SecondaryWiring } from './SecondaryWiring.tsx';

/** From the 132 kV busbar through T1 to the 33 kV board and one of its feeders, with all that measures. */
export function ProtectedBay() {
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

/** The solidly earthed 132 kV star point, and the earthing transformer that gives the 33 kV delta its neutral. */
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
