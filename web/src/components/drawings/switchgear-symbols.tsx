import { colours } from '../../theme/tokens.ts';

// Symbols of IEC 60617 on a vertical conductor: `x` is the conductor, `y` the upper terminal; each is 28 units high
// and takes the stroke of the drawing that it stands in. Switches are drawn open, as the standard does.

interface SymbolProps {
  x: number;
  y: number;
}

export function Breaker({ x, y }: SymbolProps) {
  return <path d={`M${x - 5} ${y - 5}l10 10m0-10-10 10M${x} ${y + 28}l-11-23`} />;
}

export function Disconnector({ x, y }: SymbolProps) {
  return <path d={`M${x - 8} ${y}h16M${x} ${y + 28}l-11-23`} />;
}

/** `y` is the centre. */
export function CurrentTransformer({ x, y }: SymbolProps) {
  return <circle cx={x} cy={y} r="8" />;
}

/** `y` is the middle between the two windings. */
export function PowerTransformer({ x, y }: SymbolProps) {
  return (
    <>
      <circle cx={x} cy={y - 16} r="26" />
      <circle cx={x} cy={y + 16} r="26" stroke={colours.amber} />
    </>
  );
}

export function SealingEnd({ x, y }: SymbolProps) {
  return <path d={`M${x - 8} ${y}h16l-8 14z`} fill={colours.deep} />;
}

/** An earth at `x`, connected from the left at height `y`. */
export function Earth({ x, y, from }: SymbolProps & { from: number }) {
  return <path d={`M${from} ${y}H${x}v16M${x - 13} ${y + 16}h26M${x - 8} ${y + 22}h16M${x - 3} ${y + 28}h6`} />;
}
