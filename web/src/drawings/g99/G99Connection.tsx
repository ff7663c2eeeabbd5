import {
  boardLettering,
  plant,
  ratios,
  secondaryVolts,
  settings,
} from '../../content/calculations/battery-connection.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Blueprint } from '../Blueprint.tsx';
import { Breaker, CurrentTransformer, SealingEnd, VoltageTransformer } from '../switchgear-symbols.tsx';
import { BatteryBlock } from './BatteryBlock.tsx';
import { relayLine } from './connection-graph.ts';
import {
  BreakerName,
  blockInverters,
  boundary,
  boxes,
  busbar,
  intake,
  LabelledBox,
  lane,
  measured,
  TripPath,
  voltageTransformer,
  x,
} from './connection-parts.tsx';

const size = { width: 840, height: 830, lettering: 13.5 };

const blocks = Array.from({ length: plant.blocks }, (_, index) => ({ number: index + 1, x: 96 + index * 148 }));
const inverters = busbar.plant + blockInverters;

/** The connection of a battery storage plant by EREC G99: ownership, measurement, tripping, and the export limit. */
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

/**
 * The measuring wires. The network's voltage goes to the interface relay; voltage and current go to the recorder and
 * controller.
 */
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

/** The command line from the controller to every inverter. */
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

const row = 20;
const columns = { code: 12, name: 52, setting: 168, volts: 234 };

/** The interface protection with its settings, as the test sheet lists them. */
function InterfaceRelay({ x, y, width }: { x: number; y: number; width: number }) {
  const height = (settings.length + 2) * row + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${height}H0zM0 ${row + 4}H${width}`} fill={colours.deep} />
      <text data-strong="" x={columns.code} y="17">
        F1
      </text>
      <text data-strong="" x={columns.name} y="17">
        EREC G99 interface protection
      </text>
      {settings.map(({ code, name, setting, share, delay }, index) => (
        <g key={name} transform={`translate(0 ${(index + 1) * row + 19})`}>
          <text data-strong="" x={columns.code}>
            {code}
          </text>
          <text x={columns.name}>{name}</text>
          <text data-strong="" x={columns.setting}>
            {setting}
          </text>
          {share && <text x={columns.volts}>{secondaryVolts(share)}</text>}
          <text data-strong="" x={width - 12} textAnchor="end">
            {delay}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${(settings.length + 1) * row + 19})`}>
        <text data-strong="" x={columns.code}>
          59N
        </text>
        <text x={columns.name}>U0&gt; as the operator sets it</text>
      </g>
    </g>
  );
}

/** The property of the network operator: the breaker with its protection, and the settlement metering. */
function NetworkOperator() {
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
