import styled from '@emotion/styled/base';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Picture } from '../../../content/shapes/picture.ts';
import { TitleBlock } from '../../../ui/TitleBlock.tsx';
import { colours, families, media } from '../../../ui/theme/tokens.ts';

const Sheet = styled('svg')({
  width: '100%',
  height: 'auto',
  background: colours.deep,
  backgroundImage: `linear-gradient(${colours.ink} 1px, transparent 1px), linear-gradient(90deg, ${colours.ink} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  // A phone shrinks the sheet by more than half, so the lettering is twice as large there.
  '& text': { fontFamily: families.mono, fontSize: 26.5, fill: colours.onDark, stroke: 'none' },
  [media.tablet]: { '& text': { fontSize: 12.5 } },
});

interface DrawnSheetProps {
  picture: Picture;
  height: number;
  children: ReactNode;
}

/** The sheet for a plan: 720 units wide, blue lines on navy, and amber for parts that carry current. */
export function DrawnSheet({ picture, height, children }: DrawnSheetProps) {
  return (
    <Box component="figure" sx={{ display: 'grid' }}>
      <Sheet
        viewBox={`0 0 720 ${height}`}
        fill="none"
        stroke={colours.drawing}
        strokeWidth="1.4"
        role="img"
        aria-label={picture.alternative}
      >
        {children}
      </Sheet>
      <figcaption>
        <TitleBlock number={picture.id} shows={picture.caption} scale={picture.scale} />
      </figcaption>
    </Box>
  );
}

interface DimensionProps {
  from: number;
  to: number;
  /** The position of the line on the other axis. */
  at: number;
  label: string;
  vertical?: boolean;
}

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

/**
 * Gives functions from metres to units of the sheet, for the places and rectangles of a plan. The plan's north-west corner is
 * at `left` and `top`.
 */
export function planScale(scale: number, left: number, top: number) {
  const x = (east: number) => left + east * scale;
  const y = (south: number) => top + south * scale;
  const rectangle = (east: number, south: number, width: number, height: number) =>
    `M${x(east)} ${y(south)}h${width * scale}v${height * scale}h${-width * scale}z`;
  return { x, y, rectangle };
}
