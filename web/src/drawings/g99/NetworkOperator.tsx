import { ratios } from '../../content/calculations/battery-connection.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Breaker, CurrentTransformer, SealingEnd } from '../switchgear-symbols.tsx';
import { VoltageTransformer } from '../VoltageTransformer.tsx';
import { BreakerName } from './BreakerName.tsx';
import { relayLine } from './connection-graph.ts';
import { boxes, busbar, x } from './connection-layout.ts';
import { LabelledBox } from './LabelledBox.tsx';
import { TripPath } from './TripPath.tsx';

/** The property of the network operator: the breaker with its protection, and the settlement metering. */
export function NetworkOperator() {
  return (
    <g>
      <text x="24" y={busbar.network - 14}>
        Network operator, 33 kV
      </text>
      <path d={`M24 ${busbar.network}H250`} strokeWidth="4" />
      <path d={`M${x} ${busbar.network}v14M${x} 92V164M${x} 178V214`} />
      <Breaker x={x} y={64} />
      <CurrentTransformer x={x} y={114} />
      <CurrentTransformer x={x} y={142} />
      <SealingEnd x={x} y={164} />
      <path
        d={`M${x + 8} 114H${boxes.left - 12}V94H${boxes.left}M${x + 8} 142H${boxes.left}`}
        strokeWidth="1"
        stroke={colours.onDarkSoft}
      />
      <path d={`M${x} 156H204`} />
      <VoltageTransformer x={204} y={172} />
      <path d={`M213 179H${boxes.left - 12}V160H${boxes.left}`} strokeWidth="1" stroke={colours.onDarkSoft} />
      <TripPath from={boxes.left} to={x + 14} y={78} />
      <LabelledBox x={boxes.left} y={58} width={boxes.relay} lines={['F0', relayLine('F0')]} />
      <LabelledBox
        x={boxes.left}
        y={122}
        width={boxes.relay}
        lines={['Main and check meters', 'BSC CoP 2 · CT 0.2S · VT 0.5']}
      />
      <BreakerName words="QA0" y={83} />
      <text x={x - 18} y="119" textAnchor="end">
        {ratios.protection}/1
      </text>
      <text x={x - 18} y="147" textAnchor="end">
        {ratios.metering}/5
      </text>
    </g>
  );
}
