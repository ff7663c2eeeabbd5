import { colours } from '../../../theme/tokens.ts';
import { Breaker, PowerTransformer, SealingEnd } from '../switchgear-symbols.tsx';
import { plant } from './connection.ts';

/** A block on the board at height `y`: breaker, cable, transformer, inverters, battery. */
export function BatteryBlock({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="5" fill={colours.amber} stroke="none" />
      <path d={`M${x} ${y}v14M${x} ${y + 42}v24M${x} ${y + 150}v16M${x} ${y + 206}v10`} />
      <Breaker x={x} y={y + 14} />
      <SealingEnd x={x} y={y + 50} />
      <PowerTransformer x={x} y={y + 108} />
      <text data-strong="" x={x + 14} y={y + 33}>
        QA1{number}
      </text>
      <text x={x + 34} y={y + 96}>
        {plant.block} MVA
      </text>
      <text x={x + 34} y={y + 114}>
        33/0.69 kV
      </text>
      <text x={x + 34} y={y + 132}>
        Dy11
      </text>
      {/* The inverter, both ways, and the battery. */}
      <path
        d={`M${x - 20} ${y + 166}h40v40h-40zM${x - 20} ${y + 206}l40-40M${x - 14} ${y + 176}c2-5 5-5 7 0s5 5 7 0M${x + 2} ${y + 194}h13M${x + 2} ${y + 199}h13`}
      />
      <path
        d={`M${x - 18} ${y + 216}h36M${x - 9} ${y + 224}h18M${x - 18} ${y + 232}h36M${x - 9} ${y + 240}h18`}
        stroke={colours.amber}
      />
      <text x={x + 27} y={y + 180}>
        2 × {plant.block / 2} MVA
      </text>
      <text data-strong="" x={x} y={y + 262} textAnchor="middle">
        {`BESS ${number}`}
      </text>
    </g>
  );
}
