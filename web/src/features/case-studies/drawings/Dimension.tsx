import { colours } from '../../../theme/tokens.ts';

interface DimensionProps {
  from: number;
  to: number;
  /** Where the line stands on the other axis. */
  at: number;
  label: string;
  vertical?: boolean;
}

/** A dimension line with its figure, ticked at both ends. */
export function Dimension({ from, to, at, label, vertical = false }: DimensionProps) {
  const middle = (from + to) / 2;
  const line = `M${from} ${at}H${to}M${from - 4} ${at + 4}l8 -8M${to - 4} ${at + 4}l8 -8`;
  return (
    <g stroke={colours.onDarkSoft} strokeWidth="1">
      <path d={line} {...(vertical && { transform: 'matrix(0 1 1 0 0 0)' })} />
      <text
        textAnchor="middle"
        transform={vertical ? `translate(${at - 8} ${middle}) rotate(-90)` : `translate(${middle} ${at - 8})`}
      >
        {label}
      </text>
    </g>
  );
}
