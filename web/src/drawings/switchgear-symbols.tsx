import { colours } from '../ui/theme/tokens.ts';

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
      <circle cx={x} cy={y + 16} r="26" stroke={colours.accent} />
    </>
  );
}

/** An earth connection from a conductor at `x`: a branch at height `y`, `reach` long, to the left if negative. */
export function SurgeArrester({ x, y, reach }: SymbolProps & { reach: number }) {
  const end = x + reach;
  return (
    <path
      d={`M${x} ${y}H${end}v4M${end - 5} ${y + 4}h10v18h-10zM${end} ${y + 4}v11m-3-4 3 5 3-5M${end} ${y + 22}v4M${end - 9} ${y + 26}h18M${end - 6} ${y + 30}h12M${end - 3} ${y + 34}h6`}
    />
  );
}

/** An open switch to earth on a branch at height `y`. */
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

/** An earth at `x`, connected from the left at height `y`. */
export function Earth({ x, y, from }: SymbolProps & { from: number }) {
  return <path d={`M${from} ${y}H${x}v16M${x - 13} ${y + 16}h26M${x - 8} ${y + 22}h16M${x - 3} ${y + 28}h6`} />;
}

/** A voltage transformer by IEC 60617 on a vertical branch: `x` is the branch, `y` the middle between its windings. */
export function VoltageTransformer({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y - 7} r="9" />
      <circle cx={x} cy={y + 7} r="9" />
    </>
  );
}
