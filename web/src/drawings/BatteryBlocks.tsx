import { useId } from 'react';
import { boardLettering } from '../content/calculations/battery-connection.ts';
import { colours } from '../ui/theme/tokens.ts';
import { Breaker, CurrentTransformer, PowerTransformer, SealingEnd } from './switchgear-symbols.tsx';

// Each block has 5 MVA: 87 A at 33 kV, and 4184 A at 0.69 kV. Each of its two inverters of 2.5 MVA gives 2092 A.
const board = 60;
const blocks = [150, 400, 650, 900];
const inverterOffset = 58;

/** Blocks of a battery storage plant on their 33 kV board: breaker, transformer, inverters, battery strings. */
export function BatteryBlocks({ title }: { title: string }) {
  const titleId = useId();
  return (
    <svg
      viewBox="34 0 900 640"
      fill="none"
      stroke={colours.drawing}
      strokeWidth="1.5"
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <text x="36" y={board - 16}>
        {boardLettering}
      </text>
      <path d={`M36 ${board}H960`} stroke={colours.accent} strokeWidth="5" />
      {blocks.map((x, index) => (
        <Block key={x} x={x} number={index + 1} />
      ))}
    </svg>
  );
}

function Block({ x, number }: { x: number; number: number }) {
  const lowVoltage = board + 268;
  return (
    <g>
      <circle cx={x} cy={board} r="5" fill={colours.accent} stroke="none" />
      <path
        d={`M${x} ${board}v24M${x} ${board + 52}v94M${x} ${board + 226}V${lowVoltage}M${x - 88} ${lowVoltage}h176`}
      />
      <Breaker x={x} y={board + 24} />
      <CurrentTransformer x={x} y={board + 76} />
      <SealingEnd x={x} y={board + 102} />
      <PowerTransformer x={x} y={board + 188} />
      <text x={x - 38} y={board + 180} textAnchor="end">
        5 MVA
      </text>
      <text x={x - 38} y={board + 198} textAnchor="end">
        33/0.69 kV
      </text>
      {[-inverterOffset, inverterOffset].map((offset) => (
        <Inverter key={offset} x={x + offset} y={lowVoltage} />
      ))}
      <text x={x} y={lowVoltage + 236} textAnchor="middle">
        {`BLOCK ${number}`}
      </text>
      <text x={x} y={lowVoltage + 254} textAnchor="middle">
        2 × 2.5 MVA
      </text>
    </g>
  );
}

/** An inverter branch below the low voltage busbar at height `y`: breaker, converter, fused switch, battery. */
function Inverter({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v18M${x} ${y + 46}v16M${x} ${y + 102}v16M${x} ${y + 152}v12`} />
      <Breaker x={x} y={y + 18} />
      <path
        d={`M${x - 20} ${y + 62}h40v40h-40zM${x - 20} ${y + 102}l40-40M${x - 14} ${y + 72}c2-5 5-5 7 0s5 5 7 0M${x + 2} ${y + 90}h13M${x + 2} ${y + 95}h13`}
      />
      <path d={`M${x - 6} ${y + 118}h12v34h-12zM${x} ${y + 118}v34`} />
      <path
        d={`M${x - 18} ${y + 164}h36M${x - 9} ${y + 172}h18M${x - 18} ${y + 180}h36M${x - 9} ${y + 188}h18`}
        stroke={colours.accent}
      />
    </g>
  );
}
