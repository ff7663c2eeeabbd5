import { colours } from '../../../theme/tokens.ts';
import { Blueprint } from '../Blueprint.tsx';
import { Breaker, CurrentTransformer } from '../switchgear-symbols.tsx';
import { VoltageTransformer } from '../VoltageTransformer.tsx';
import { BatteryBlock } from './BatteryBlock.tsx';
import { BreakerName } from './BreakerName.tsx';
import { plant, ratios } from './connection.ts';
import { boundary, boxes, busbar, lane, measured, voltageTransformer, x } from './connection-places.ts';
import { InterfaceRelay } from './InterfaceRelay.tsx';
import { LabelledBox } from './LabelledBox.tsx';
import { NetworkOperator } from './NetworkOperator.tsx';
import { TripPath } from './TripPath.tsx';

const size = { width: 840, height: 742, lettering: 13.5 };

const blocks = Array.from({ length: plant.blocks }, (_, index) => ({ number: index + 1, x: 96 + index * 148 }));
const inverters = busbar.plant + 166;

/** How a battery storage plant connects by EREC G99: who owns what, what is measured, what trips, and what limits the export. */
export function G99Connection({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <NetworkOperator />
      <Boundary />
      <Intake />
      <Measuring />
      <InterfaceRelay x={boxes.left} y={226} width={boxes.relay} />
      <LabelledBox
        x={boxes.aside}
        y={226}
        width={boxes.right - boxes.aside}
        lines={['Power quality', 'Class A', 'IEC 61000-4-30']}
      />
      <LabelledBox
        x={boxes.aside}
        y={326}
        width={boxes.right - boxes.aside}
        lines={['Plant controller', `export ≤ ${plant.export} MW`, `import ≤ ${plant.export} MW`, 'EREC G100']}
      />
      <path d={`M24 ${busbar.plant}H800`} stroke={colours.amber} strokeWidth="5" />
      <text x={x + 16} y={busbar.plant - 14}>
        33 kV · 1250 A · 25 kA
      </text>
      {blocks.map((block) => (
        <BatteryBlock key={block.number} {...block} y={busbar.plant} />
      ))}
      <Commands />
    </Blueprint>
  );
}

function Boundary() {
  return (
    <g>
      <path d={`M24 ${boundary}H${boxes.right}`} stroke={colours.amber} strokeDasharray="16 5 3 5" />
      <text data-live="" x={boxes.left} y={boundary - 8}>
        Connection point, ownership boundary
      </text>
    </g>
  );
}

function Intake() {
  return (
    <g>
      <path d={`M${x} 228v20M${x} 276V${busbar.plant}`} />
      <path d={`M${x - 8} 228h16l-8-14z`} fill={colours.deep} />
      <Breaker x={x} y={248} />
      <TripPath from={boxes.left} to={x + 14} y={262} />
      <CurrentTransformer x={x} y={300} />
      <path d={`M${x} ${voltageTransformer.y - 26}H${voltageTransformer.x}v10`} />
      <VoltageTransformer {...voltageTransformer} />
      <circle cx={x} cy={busbar.plant} r="5" fill={colours.amber} stroke="none" />
      <BreakerName words="QA1" y={267} />
      <text x={x - 18} y="305" textAnchor="end">
        {ratios.protection}/1
      </text>
      <text x={voltageTransformer.x} y={voltageTransformer.y + 36} textAnchor="middle">
        33 kV/110 V
      </text>
    </g>
  );
}

/** Current and voltage of the connection point go to the relay, the recorder and the controller. */
function Measuring() {
  const enter = 372;
  const aside = boxes.aside - 12;
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path
        d={`M${x + 8} 300H${lane}V${measured}H${aside}V260M${voltageTransformer.x + 8} ${voltageTransformer.y + 8}H${lane}M${lane} ${enter}H${boxes.left}M${aside} 260H${boxes.aside}M${aside} 366H${boxes.aside}`}
      />
      {[
        [lane, voltageTransformer.y + 8],
        [lane, enter],
        [aside, 366],
      ].map(([cx, cy]) => (
        <circle key={cy} cx={cx} cy={cy} r="2.6" fill={colours.onDarkSoft} stroke="none" />
      ))}
    </g>
  );
}

/** From the controller to every inverter. */
function Commands() {
  const y = inverters + 20;
  const [first] = blocks;
  const reach = blocks.slice(1).map((block, index) => `M${(blocks[index]?.x ?? 0) + 24} ${y}H${block.x - 24}`);
  const last = blocks.at(-1)?.x ?? first?.x ?? 0;
  return (
    <path
      d={`M${boxes.right - 4} 412V${y}H${last + 24}${reach.join('')}`}
      strokeWidth="1.2"
      stroke={colours.onDarkSoft}
      strokeDasharray="2 4"
    />
  );
}
