import { colours } from '../../ui/theme/tokens.ts';

/** From a relay to the left, to the breaker that it opens. */
export function TripPath({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <g stroke={colours.accent} strokeWidth="1.2">
      <path d={`M${from} ${y}H${to + 9}`} strokeDasharray="5 4" />
      <path d={`M${to} ${y}l9-4.5v9z`} fill={colours.accent} />
    </g>
  );
}
