import { boardLettering, plant, ratios } from '../../content/calculations/battery-connection.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Blueprint } from '../Blueprint.tsx';
import { Breaker, CurrentTransformer } from '../switchgear-symbols.tsx';
import { VoltageTransformer } from '../VoltageTransformer.tsx';
import { BatteryBlock } from './BatteryBlock.tsx';
import { BreakerName } from './BreakerName.tsx';
import { relayLine } from './connection-graph.ts';
import {
  blockInverters,
  boundary,
  boxes,
  busbar,
  intake,
  lane,
  measured,
  voltageTransformer,
  x,
} from './connection-layout.ts';
import { InterfaceRelay } from './InterfaceRelay.tsx';
import { LabelledBox } from './LabelledBox.tsx';
import { NetworkOperator } from './NetworkOperator.tsx';
import { TripPath } from './TripPath.tsx';

const size = { width: 840, height: 830, lettering: 13.5 };

const blocks = Array.from({ length: plant.blocks }, (_, index) => ({ number: index + 1, x: 96 + index * 148 }));
const inverters = busbar.plant + blockInverters;

/** How a battery storage plant connects by EREC G99: who owns what, what is measured, what trips, and what limits the export. */
export function G99Connection({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <NetworkOperator />
      <Boundary />
      <Intake />
      <Measuring />
      <InterfaceRelay x={boxes.left} y={boxes.interfaceTop} width={boxes.relay} />
      <LabelledBox x={boxes.left} y={boxes.faultTop} width={boxes.relay} lines={['F2', relayLine('F2')]} />
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
      <path d={`M24 ${busbar.plant}H800`} stroke={colours.accent} strokeWidth="5" />
      <text x={x + 16} y={busbar.plant - 14}>
        {boardLettering}
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
      <path d={`M24 ${boundary}H${boxes.right}`} stroke={colours.accent} strokeDasharray="16 5 3 5" />
      <text data-energised="" x={boxes.left} y={boundary - 8}>
        Connection point, ownership boundary
      </text>
    </g>
  );
}

function Intake() {
  const { branch, breaker, measuring, protection } = intake;
  const trip = breaker + 14;
  const command = boxes.left - 10;
  return (
    <g>
      <path d={`M${x} 228V${breaker}M${x} ${breaker + 28}V${busbar.plant}`} />
      <path d={`M${x - 8} 228h16l-8-14z`} fill={colours.deep} />
      <Breaker x={x} y={breaker} />
      <TripPath from={boxes.left} to={x + 14} y={trip} />
      <path
        d={`M${boxes.left} ${boxes.faultTop + 12}H${command}V${trip}`}
        stroke={colours.accent}
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      <CurrentTransformer x={x} y={measuring} />
      <CurrentTransformer x={x} y={protection} />
      <path d={`M${x} ${branch}H${voltageTransformer.x}V${voltageTransformer.y - 16}`} />
      <VoltageTransformer {...voltageTransformer} />
      <circle cx={x} cy={busbar.plant} r="5" fill={colours.accent} stroke="none" />
      <BreakerName words="QA1" y={breaker + 19} />
      {[measuring, protection].map((y) => (
        <text key={y} x={x - 18} y={y + 5} textAnchor="end">
          {ratios.protection}/1
        </text>
      ))}
      <text x={voltageTransformer.x} y={voltageTransformer.y + 36} textAnchor="middle">
        {`${ratios.voltage[0] / 1000} kV/${ratios.voltage[1]} V`}
      </text>
    </g>
  );
}

/** The voltage of the network's side goes to the interface relay, and with the current to the recorder and the controller. */
function Measuring() {
  const aside = boxes.aside - 12;
  const voltage = voltageTransformer.y + 8;
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path
        d={`M${voltageTransformer.x + 8} ${voltage}H${boxes.left}M${lane} ${voltage}V${measured}H${aside}V260M${x + 8} ${intake.measuring}H${lane}M${x + 8} ${intake.protection}H${boxes.left}M${aside} 260H${boxes.aside}M${aside} 366H${boxes.aside}`}
      />
      {[
        [lane, voltage],
        [lane, intake.measuring],
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
