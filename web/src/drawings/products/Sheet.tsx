import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { colours, families } from '../../ui/theme/tokens.ts';
import { pens, repeat } from './strokes.ts';

/** The props of every product drawing. */
export interface ProductDrawingProps {
  /** The description for screen readers. */
  alternative: string;
  /** Shows dimensions and names of parts, which are legible on a large sheet only. */
  annotated?: boolean;
}

const Drawing = styled('svg', { shouldForwardProp: (name) => name !== 'annotated' })<{ annotated: boolean }>(
  ({ annotated }) => ({
    width: '100%',
    height: 'auto',
    '& text': { fontFamily: families.mono, fontSize: 12, fill: colours.muted, stroke: 'none' },
    // Notes that are too small to read only clutter the drawing.
    '& [data-note]': { display: 'none' },
    ...(annotated && { '@media (min-width: 560px)': { '& [data-note]': { display: 'inline' } } }),
  }),
);

/** The height of the ground line. All sheets have the same height, so that products beside each other stand level. */
const baseLine = 324;

interface SheetProps extends ProductDrawingProps {
  /** The y coordinate of the drawing's foot. The sheet moves the drawing so that its foot is on the ground line. */
  foot?: number;
  children: ReactNode;
}

/** The sheet of every product drawing: 480 by 360 units, ink on paper, amber for live parts. */
export function Sheet({ alternative, annotated = false, foot = baseLine, children }: SheetProps) {
  return (
    <Drawing
      annotated={annotated}
      viewBox="0 0 480 360"
      fill="none"
      stroke={colours.ink}
      strokeWidth={pens.outline}
      strokeLinejoin="round"
      role="img"
      aria-label={alternative}
    >
      {foot === baseLine ? children : <g transform={`translate(0 ${baseLine - foot})`}>{children}</g>}
    </Drawing>
  );
}

/** The ground level: a line with the hatching of a section below it. */
export function GroundLine({ y }: { y: number }) {
  const [from, to] = [16, 464];
  const hatches = Math.floor((to - from) / 14);
  return (
    <g stroke={colours.outline} strokeWidth={pens.detail}>
      <path d={`M${from} ${y}H${to}`} />
      <path strokeWidth={pens.fine} d={repeat(hatches, (index) => `M${from + 10 + index * 14} ${y}l-7 8`)} />
    </g>
  );
}

interface DimensionProps {
  /** The two ends of the measured length, which is horizontal or vertical. */
  from: readonly [number, number];
  to: readonly [number, number];
  children: string;
}

/** A dimension line with its figure in the middle. */
export function Dimension({ from: [x1, y1], to: [x2, y2], children }: DimensionProps) {
  const isLevel = y1 === y2;
  const tick = (x: number, y: number) =>
    `M${x - 4} ${y + 4}l8 -8${isLevel ? `M${x} ${y - 7}v14` : `M${x - 7} ${y}h14`}`;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  return (
    <g data-note="">
      <path
        stroke={colours.outline}
        strokeWidth={pens.fine}
        d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`}
      />
      <text
        textAnchor="middle"
        {...(isLevel ? { x, y: y - 6 } : { transform: `translate(${x - 6} ${y}) rotate(-90)` })}
      >
        {children}
      </text>
    </g>
  );
}

interface LeaderProps {
  /** The position of the named part. */
  part: readonly [number, number];
  /** The start of the words, or their end if the words stand to the left of the line. */
  words: readonly [number, number];
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** A leader line from a part to its name. */
export function Leader({ part: [x1, y1], words: [x2, y2], anchor = 'start', children }: LeaderProps) {
  const gap = { start: [-4, -4], middle: [0, y2 < y1 ? 4 : -12], end: [4, -4] } as const;
  const [dx, dy] = gap[anchor];
  return (
    <g data-note="">
      <path stroke={colours.outline} strokeWidth={pens.fine} d={`M${x1} ${y1}L${x2 + dx} ${y2 + dy}`} />
      <circle cx={x1} cy={y1} r="2" fill={colours.muted} stroke="none" />
      <text x={x2} y={y2} textAnchor={anchor}>
        {children}
      </text>
    </g>
  );
}
