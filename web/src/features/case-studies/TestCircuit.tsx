import { colours } from '../../theme/tokens.ts';

interface TestCircuitProps {
  x: number;
  /** The height of the conductor. */
  y: number;
  width: number;
}

/** The circuit under test on one line: generator, breaker, transformer, breaker, metering, load bank. IEC 60617. */
export function TestCircuit({ x, y, width }: TestCircuitProps) {
  const end = width - 24;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colours.ink} strokeWidth="1.4">
      <circle cx="22" cy="0" r="20" />
      <path d="M12 2c4-10 7-10 10 0s6 10 10 0" />
      <path d={`M42 0H70M86 0h28M186 0h28M230 0H${end}`} />
      <Breaker at={70} />
      <circle cx="134" cy="0" r="20" />
      <circle cx="166" cy="0" r="20" />
      <Breaker at={214} />
      <circle cx="272" cy="0" r="7" />
      <path d="M272 -7v-26h14" />
      <circle cx="300" cy="-33" r="14" />
      <path d={`M${end - 12} -8L${end} 0l-12 8z`} fill={colours.ink} />
      <g stroke="none">
        <text x="22" y="40" textAnchor="middle">
          GT1
        </text>
        <text x="150" y="40" textAnchor="middle">
          6.6/11 kV
        </text>
        <text x="300" y="-29" textAnchor="middle">
          PQ
        </text>
        <text x={end} y="24" textAnchor="end">
          Load bank
        </text>
      </g>
    </g>
  );
}

function Breaker({ at }: { at: number }) {
  return <path d={`M${at - 4} -4l8 8m0-8l-8 8M${at} 0l15 -9m1 9h-1`} />;
}
