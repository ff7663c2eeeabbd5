import { x } from './connection-layout.ts';

/** Beside a breaker of the incoming circuit. */
export function BreakerName({ words, y }: { words: string; y: number }) {
  return (
    <text data-strong="" x={x - 18} y={y} textAnchor="end">
      {words}
    </text>
  );
}
