import { colours } from '../../theme/tokens.ts';

interface TestCircuitProps {
  x: number;
  /** The height of the conductor. */
  y: number;
  width: number;
}

/** The circuit under test on one line: generator, breaker, transformer, breaker, analyser with its CT and VT, load bank. IEC 60617. */
export function TestCircuit({ x, y, width }: TestCircuitProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colours.ink} strokeWidth="1.4">
      <circle cx="19" cy="0" r="18" />
      <path d="M9 2c4-10 7-10 10 0s6 10 10 0" />
      <path d={`M37 0H56M72 0H92M156 0H174M190 0H${width}`} />
      <Breaker at={56} />
      <circle cx="110" cy="0" r="18" />
      <circle cx="138" cy="0" r="18" />
      <Breaker at={174} />
      <circle cx="206" cy="0" r="6" />
      <path d="M206 -6v-34h12M232 0v-8M232 -25v-1" />
      <circle cx="232" cy="-13" r="5" />
      <circle cx="232" cy="-20" r="5" />
      <circle cx="232" cy="-40" r="14" />
      <path d={`M${width - 12} -8L${width} 0l-12 8z`} fill={colours.ink} />
      <g stroke="none">
        <text x="19" y="36" textAnchor="middle">
          GT1
        </text>
        <text x="124" y="36" textAnchor="middle">
          6.6/11 kV
        </text>
        <text x="232" y="-36" textAnchor="middle">
          PQ
        </text>
        <text x={width} y="24" textAnchor="end">
          Load bank
        </text>
      </g>
    </g>
  );
}

function Breaker({ at }: { at: number }) {
  return <path d={`M${at - 4} -4l8 8m0-8l-8 8M${at} 0l15 -9m1 9h-1`} />;
}
