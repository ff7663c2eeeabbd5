import type { ReactNode } from 'react';
import { feederAmperes, gridConnection } from '../content/calculations/grid-connection.ts';
import { colours } from '../ui/theme/tokens.ts';
import { Blueprint } from './Blueprint.tsx';
import { circuits, type Feeder, sections } from './single-line.ts';
import {
  Breaker,
  CurrentTransformer,
  Disconnector,
  Earth,
  EarthingSwitch,
  PowerTransformer,
  SealingEnd,
  SurgeArrester,
  VoltageTransformer,
} from './switchgear-symbols.tsx';

// The connection of content/calculations/grid-connection.ts: two transformers on a sectioned 33 kV board. The sum of all
// sources is below the rating of each transformer. The 132 kV star points are solidly earthed.
const { transformers, high, low, highAmperes, highKiloamperes, boardAmperes, boardKiloamperes } = gridConnection;
const size = { x: 30, y: 34, width: 876, height: 584, lettering: 14.5 };
const grid = { busbar: 64, transformer: 236, board: 392 };

/** The single line diagram of a grid connection: two incoming circuits, two transformers, a sectioned board, its feeders. */
export function SingleLineDiagram({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <text x="36" y={grid.busbar - 14}>
        {`${high} kV · ${highAmperes} A · ${highKiloamperes} kA`}
      </text>
      <path d={`M36 ${grid.busbar}H900`} strokeWidth="4" />
      {circuits.map((circuit) => (
        <IncomingCircuit key={circuit.name} {...circuit} />
      ))}
      {sections.map((section) => (
        <TransformerBay key={section.name} x={section.transformerX} name={section.name} />
      ))}
      <BusSection from={372} to={436} />
      {sections.map((section) => (
        <g key={section.name}>
          <path d={`M${section.from} ${grid.board}H${section.to}`} stroke={colours.accent} strokeWidth="5" />
          <BoardVoltage x={section.voltageTransformerX} />
          {section.feeders.map((feeder) => (
            <FeederBay key={feeder.name} {...feeder} />
          ))}
        </g>
      ))}
      <text x="36" y={grid.board - 14}>
        {`${low} kV · ${boardAmperes} A · ${boardKiloamperes} kA`}
      </text>
    </Blueprint>
  );
}

/** A line of the network operator, down from the 132 kV busbar to its end on the sheet. */
function IncomingCircuit({ x, name }: { x: number; name: string }) {
  const { busbar } = grid;
  const end = 262;
  return (
    <g>
      <circle cx={x} cy={busbar} r="4" fill={colours.drawing} />
      <path d={`M${x} ${busbar}v16M${x} 108v12M${x} 148V${end}m-5-8 5-8 5 8M${x} 190h34v7`} />
      <Disconnector x={x} y={80} />
      <Breaker x={x} y={120} />
      <CurrentTransformer x={x} y={166} />
      <VoltageTransformer x={x + 34} y={213} />
      <EarthingSwitch x={x} y={182} reach={-26} />
      <SurgeArrester x={x} y={222} reach={-26} />
      <text x={x} y={end + 20} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/** The voltage transformer of a section of the board. */
function BoardVoltage({ x }: { x: number }) {
  const { board } = grid;
  return (
    <g>
      <path d={`M${x} ${board}v26`} />
      <VoltageTransformer x={x} y={board + 42} />
      <text x={x} y={board + 76} textAnchor="middle">
        VT
      </text>
    </g>
  );
}

function TransformerBay({ x, name }: { x: number; name: string }) {
  const { busbar, transformer, board } = grid;
  return (
    <g>
      <circle cx={x} cy={busbar} r="4" fill={colours.drawing} />
      <path
        d={`M${x} ${busbar}v16M${x} 108v12M${x} 148V${transformer - 42}M${x} ${transformer + 42}v38M${x} ${transformer + 108}V${board}`}
      />
      <Disconnector x={x} y={80} />
      <Breaker x={x} y={120} />
      <CurrentTransformer x={x} y={160} />
      <SurgeArrester x={x} y={176} reach={-34} />
      <PowerTransformer x={x} y={transformer} />
      <Earth x={x + 62} y={transformer - 17} from={x + 26} />
      <EarthingTransformer x={x} y={transformer + 60} />
      <Breaker x={x} y={transformer + 80} />
      <CurrentTransformer x={x} y={transformer + 126} />
      <circle cx={x} cy={board} r="5" fill={colours.accent} stroke="none" />
      <text x={x - 40} y={transformer - 4} textAnchor="end">
        {`${name} ${transformers.megavoltAmperes} MVA`}
      </text>
      <text x={x - 40} y={transformer + 14} textAnchor="end">
        {`${high}/${low} kV`}
      </text>
      <text x={x - 40} y={transformer + 32} textAnchor="end">
        {`YNd ${100 * transformers.reactance} %`}
      </text>
    </g>
  );
}

/** The earthing transformer of the 33 kV side. The delta winding has no neutral that could be earthed. */
function EarthingTransformer({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path d={`M${x} ${y}h48`} />
      <circle cx={x + 58} cy={y} r="10" />
      <Earth x={x + 88} y={y} from={x + 68} />
    </g>
  );
}

function BusSection({ from, to }: { from: number; to: number }) {
  const middle = (from + to) / 2;
  return (
    <g>
      <path
        d={`M${from} ${grid.board}H${middle - 14}M${middle + 14} ${grid.board}H${to}`}
        stroke={colours.accent}
        strokeWidth="2"
      />
      <g transform={`rotate(-90 ${middle} ${grid.board})`}>
        <Breaker x={middle} y={grid.board - 14} />
      </g>
    </g>
  );
}

function FeederBay({ x, name, rating, source }: Feeder) {
  const { board } = grid;
  return (
    <g>
      <circle cx={x} cy={board} r="5" fill={colours.accent} stroke="none" />
      <path d={`M${x} ${board}v22M${x} ${board + 50}v78`} />
      <Breaker x={x} y={board + 22} />
      <CurrentTransformer x={x} y={board + 72} />
      <EarthingSwitch x={x} y={board + 87} reach={24} />
      <SealingEnd x={x} y={board + 96} />
      <g transform={`translate(${x} ${board + 128})`}>{sources[source]}</g>
      <text x={x} y={board + 198} textAnchor="middle">
        {name}
      </text>
      <text x={x} y={board + 216} textAnchor="middle">
        {`${feederAmperes(rating).toFixed(0)} A`}
      </text>
    </g>
  );
}

const sources = {
  battery: <path d="M0 0v14M-16 14h32M-8 22h16M-16 30h32M-8 38h16M0 38v8" />,
  solar: <path d="M-17 4h34v34h-34zM-17 38 17 4M-11 11h10M3 30c2-4 4-4 6 0s4 4 6 0" />,
  wind: (
    <>
      <circle cx="0" cy="22" r="18" />
      <path d="M-9 22c3-9 6-9 9 0s6 9 9 0" />
    </>
  ),
  auxiliary: (
    <>
      <circle cx="0" cy="13" r="11" />
      <circle cx="0" cy="28" r="11" />
      <path d="M0 39v8m-5-6 5 6 5-6" />
    </>
  ),
} as const satisfies Record<Feeder['source'], ReactNode>;
