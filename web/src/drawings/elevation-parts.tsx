import { colours } from '../ui/theme/tokens.ts';

// Units of the sheet for each metre of the elevation.
const scale = 42;

/** The height of the ground on the sheet. */
export const ground = 540;

export const reach = (along: number): number => Math.round((36 + along * scale) * 10) / 10;
export const height = (up: number): number => Math.round((ground - up * scale) * 10) / 10;

/** The steel support that lifts an apparatus out of reach. */
export function Support({ along, up }: { along: number; up: number }) {
  const x = reach(along);
  const top = height(up);
  return (
    <path
      d={`M${x - 9} ${ground}V${top}M${x + 9} ${ground}V${top}M${x - 14} ${top}h28M${x - 9} ${ground}l18-${(ground - top) / 2}M${x - 9} ${(ground + top) / 2}L${x + 9} ${top}`}
    />
  );
}

/** A porcelain post insulator, with its sheds and the cap below the conductor. */
export function PostInsulator({
  along,
  from,
  to,
  wide = false,
}: {
  along: number;
  from: number;
  to: number;
  wide?: boolean;
}) {
  const x = reach(along);
  return (
    <>
      <path d={`M${x} ${height(from)}V${height(to)}`} strokeWidth={wide ? 26 : 19} strokeDasharray="4 3" />
      <path d={`M${x - 5} ${height(from)}V${height(to)}h10V${height(from)}`} fill={colours.deep} strokeWidth="1" />
    </>
  );
}

/** A person of 1.75 m, for scale. */
export function Person({ along }: { along: number }) {
  const x = reach(along);
  return (
    <g stroke={colours.onDarkSoft} strokeWidth="1.5">
      <circle cx={x} cy={height(1.61)} r="5.5" />
      {/* The brim of the helmet. */}
      <path d={`M${x - 8} ${height(1.65)}h16`} />
      <path
        d={`M${x} ${height(1.46)}V${height(0.85)}L${x - 6} ${ground}M${x} ${height(0.85)}L${x + 6} ${ground}M${x} ${height(1.36)}l-9 24M${x} ${height(1.36)}l9 24`}
      />
    </g>
  );
}

interface DimensionProps {
  label: string;
}

/** A dimension line that rises from the ground. */
export function DimensionUp({ along, from, to, label }: DimensionProps & { along: number; from: number; to: number }) {
  const x = reach(along);
  const middle = (height(from) + height(to)) / 2;
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path
        d={`M${x} ${height(from)}V${height(to)}M${x - 7} ${height(to)}h14M${x - 4} ${height(to) + 4}l8-8M${x - 4} ${height(from) + 4}l8-8`}
      />
      <text transform={`translate(${x - 6} ${middle}) rotate(-90)`} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/** A dimension line above two devices. */
export function DimensionAbove({ from, to, up, label }: DimensionProps & { from: number; to: number; up: number }) {
  const y = height(up);
  return (
    <g strokeWidth="1" stroke={colours.onDarkSoft}>
      <path
        d={`M${reach(from)} ${y}H${reach(to)}M${reach(from)} ${y - 7}V${height(up - 0.9)}M${reach(to)} ${y - 7}V${height(up - 0.9)}M${reach(from) - 4} ${y + 4}l8-8M${reach(to) - 4} ${y + 4}l8-8`}
      />
      <text x={(reach(from) + reach(to)) / 2} y={y - 8} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
