import styled from '@emotion/styled/base';
import { type ReactNode, useId } from 'react';
import { colours, families } from '../ui/theme/tokens.ts';

/** The smallest size of the lettering, in pixels. A narrower screen scrolls the drawing and does not shrink it further. */
const smallestLetters = 12.1;

interface SheetSize {
  width: number;
  height: number;
  /** The upper left corner. */
  x?: number;
  y?: number;
  /** The height of the letters, in units of the drawing. */
  lettering: number;
}

const Sheet = styled('svg', { shouldForwardProp: (name) => name !== 'size' })<{ size: SheetSize }>(({ size }) => ({
  width: '100%',
  minWidth: Math.ceil((size.width * smallestLetters) / size.lettering),
  height: 'auto',
  '& text': { fontFamily: families.mono, fontSize: size.lettering, fill: colours.onDarkSoft, stroke: 'none' },
  '& text[data-strong]': { fill: colours.onDark },
  '& text[data-energised]': { fill: colours.accent },
}));

interface BlueprintProps {
  title: string;
  size: SheetSize;
  children: ReactNode;
}

/** The sheet of a drawing on a dark ground. Lines are blue; parts that carry current or trip a breaker are amber. */
export function Blueprint({ title, size, children }: BlueprintProps) {
  const titleId = useId();
  const { x = 0, y = 0, width, height } = size;
  return (
    <Sheet
      viewBox={`${x} ${y} ${width} ${height}`}
      size={size}
      fill="none"
      stroke={colours.drawing}
      strokeWidth="1.5"
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      {children}
    </Sheet>
  );
}
