import { colours } from '../ui/theme/tokens.ts';

// Symbols of IEC 60617 on a vertical conductor. `x` is the conductor, and `y` the upper terminal. Each symbol is 28 units high
// and takes the stroke of its drawing. Switches are drawn open, as in the standard.

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

/** The symbol of a current transformer; `y` is its centre. */
export function CurrentTransformer({ x, y }: SymbolProps) {
  return <circle cx={x} cy={y} r="8" />;
}

/** The symbol of a power transformer; `y` is the middle between the two windings. */
export function PowerTransformer({ x, y }: SymbolProps) {
  return (
    <>
      <circle cx={x} cy={y - 16} r="26" />
      <circle cx={x} cy={y + 16} r="26" stroke={colours.accent} />
    </>
  );
}

/**
 * A surge arrester to earth, on a branch at height `y` from a conductor at `x`. A negative `reach` draws the branch to the
 * left.
 */
export function SurgeArrester({ x, y, reach }: SymbolProps & { reach: number }) {
  const end = x + reach;
  return (
    <path
      d={`M${x} ${y}H${end}v4M${end - 5} ${y + 4}h10v18h-10zM${end} ${y + 4}v11m-3-4 3 5 3-5M${end} ${y + 22}v4M${end - 9} ${y + 26}h18M${end - 6} ${y + 30}h12M${end - 3} ${y + 34}h6`}
    />
  );
}

/** An open switch to earth, on a branch at height `y`. */
export function EarthingSwitch({ x, y, reach }: SymbolProps & { reach: number }) {
  const end = x + reach;
  return (
    <path
      d={`M${x} ${y}H${end}v3M${end} ${y + 21}l-8-16M${end} ${y + 21}v3M${end - 9} ${y + 24}h18M${end - 6} ${y + 28}h12M${end - 3} ${y + 32}h6`}
    />
  );
}

export function SealingEnd({ x, y }: SymbolProps) {
  return <path d={`M${x - 8} ${y}h16l-8 14z`} fill={colours.deep} />;
}

/** An earth at `x`. Its connection comes from the left at height `y`. */
export function Earth({ x, y, from }: SymbolProps & { from: number }) {
  return <path d={`M${from} ${y}H${x}v16M${x - 13} ${y + 16}h26M${x - 8} ${y + 22}h16M${x - 3} ${y + 28}h6`} />;
}

/** A voltage transformer on a vertical branch. `x` is the branch, and `y` the middle between the windings. */
export function VoltageTransformer({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y - 7} r="9" />
      <circle cx={x} cy={y + 7} r="9" />
    </>
  );
}
