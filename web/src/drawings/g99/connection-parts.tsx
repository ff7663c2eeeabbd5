import { colours } from '../../ui/theme/tokens.ts';

/** The place of the incoming circuit, which runs from the network operator's busbar down to the plant's busbar. */
export const x = 136;
export const busbar = { network: 50, plant: 530 };
export const boundary = 196;
/** The middle between the two windings. The branch leaves the circuit on the network's side of QA1. */
export const voltageTransformer = { x: 204, y: 272 };
/**
 * Heights on the incoming circuit: the branch, the top of QA1, and the current transformers. The first of these serves the
 * recorder and the controller, the second the protection.
 */
export const intake = { branch: 246, breaker: 322, measuring: 388, protection: 439 };
/** The place of the vertical measuring wire at the connection point. */
export const lane = 262;
export const measured = 486;
export const boxes = { left: 286, relay: 354, aside: 664, right: 816, interfaceTop: 214, faultTop: 414 };
/** The distance from the board down to the inverters of a block. */
export const blockInverters = 196;

interface LabelledBoxProps {
  x: number;
  y: number;
  width: number;
  /** The height of the box; by default, the height of its lines. */
  height?: number;
  lines: readonly string[];
}

/** The box of a relay, recorder or controller: its name first, then its functions. */
export function LabelledBox({ x, y, width, lines, height = lines.length * 19 + 12 }: LabelledBoxProps) {
  const first = y + (height - (lines.length - 1) * 19) / 2 + 5;
  return (
    <g>
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill={colours.deep} />
      {lines.map((line, index) => (
        <text key={line} {...(index === 0 && { 'data-strong': '' })} x={x + 12} y={first + index * 19}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** A label beside a breaker of the incoming circuit. */
export function BreakerName({ words, y }: { words: string; y: number }) {
  return (
    <text data-strong="" x={x - 18} y={y} textAnchor="end">
      {words}
    </text>
  );
}

/** The trip line from a relay to its breaker on the left. */
export function TripPath({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <g stroke={colours.accent} strokeWidth="1.2">
      <path d={`M${from} ${y}H${to + 9}`} strokeDasharray="5 4" />
      <path d={`M${to} ${y}l9-4.5v9z`} fill={colours.accent} />
    </g>
  );
}
