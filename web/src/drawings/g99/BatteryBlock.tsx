import { plant } from '../../content/calculations/battery-connection.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Breaker, CurrentTransformer, PowerTransformer, SealingEnd } from '../switchgear-symbols.tsx';
import { relayOf } from './connection-graph.ts';
import { blockInverters, LabelledBox, TripPath } from './connection-parts.tsx';

const relay = { left: 22, top: 42, width: 72, height: 48 };
const transformer = 138;

/** A block below the board at height `y`: breaker with its relay, cable, transformer, inverters, battery. */
export function BatteryBlock({ x, y, number }: { x: number; y: number; number: number }) {
  const inverter = y + blockInverters;
  return (
    <g>
      <circle cx={x} cy={y} r="5" fill={colours.accent} stroke="none" />
      <path d={`M${x} ${y}v14M${x} ${y + 42}v54M${x} ${y + transformer + 42}V${inverter}M${x} ${inverter + 40}v10`} />
      <Breaker x={x} y={y + 14} />
      <CurrentTransformer x={x} y={y + 62} />
      <path d={`M${x + 8} ${y + 62}h${relay.left - 8}`} strokeWidth="1" stroke={colours.onDarkSoft} />
      <LabelledBox
        x={x + relay.left}
        y={y + relay.top}
        width={relay.width}
        height={relay.height}
        lines={relayOf(`F1${number}`).functions.map(({ code }) => code)}
      />
      <path
        d={`M${x + 58} ${y + relay.top}V${y + 28}`}
        stroke={colours.accent}
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      <TripPath from={x + 58} to={x + 14} y={y + 28} />
      <SealingEnd x={x} y={y + 80} />
      <PowerTransformer x={x} y={y + transformer} />
      <text data-strong="" x={x - 14} y={y + 33} textAnchor="end">
        {`QA1${number}`}
      </text>
      {[`${plant.block} MVA`, '33/0.69 kV', 'Dy11'].map((words, index) => (
        <text key={words} x={x + 34} y={y + transformer - 12 + index * 18}>
          {words}
        </text>
      ))}
      {/* The inverter, which converts in both directions, and the battery. */}
      <path
        d={`M${x - 20} ${inverter}h40v40h-40zM${x - 20} ${inverter + 40}l40-40M${x - 14} ${inverter + 10}c2-5 5-5 7 0s5 5 7 0M${x + 2} ${inverter + 28}h13M${x + 2} ${inverter + 33}h13`}
      />
      <path
        d={`M${x - 18} ${inverter + 50}h36M${x - 9} ${inverter + 58}h18M${x - 18} ${inverter + 66}h36M${x - 9} ${inverter + 74}h18`}
        stroke={colours.accent}
      />
      <text x={x + 27} y={inverter + 14}>
        2 × {plant.block / 2} MVA
      </text>
      <text data-strong="" x={x} y={inverter + 96} textAnchor="middle">
        {`BESS ${number}`}
      </text>
    </g>
  );
}
