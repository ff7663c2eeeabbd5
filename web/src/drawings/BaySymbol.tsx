import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { colours } from '../ui/theme/tokens.ts';

/** Symbols of IEC 60617 on a vertical conductor at x = 12. */
const marks = {
  node: <circle cx="12" cy="12" r="5" fill={colours.accent} stroke="none" />,
  breaker: (
    <>
      <path d="M12 0v5M12 19v5M12 19 5 6" />
      <path d="m9 2 6 6m0-6-6 6" />
    </>
  ),
  disconnector: (
    <>
      <path d="M12 0v5M12 19v5M12 19 5 7M7.5 5h9" />
    </>
  ),
  transformer: (
    <>
      <circle cx="12" cy="8.5" r="6" />
      <circle cx="12" cy="15.5" r="6" />
    </>
  ),
  earth: <path d="M12 0v11M4 11h16M7 15.5h10M10 20h4" />,
  load: <path d="M12 0v22m-5-7 5 7 5-7" />,
  generator: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M6.5 12c1.8-5 3.7-5 5.5 0s3.7 5 5.5 0" />
    </>
  ),
  currentTransformer: (
    <>
      <path d="M12 0v24" />
      <circle cx="12" cy="12" r="5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type BaySymbolName = keyof typeof marks;

const Svg = styled('svg')({ width: 24, height: 24, display: 'block', overflow: 'visible' });

/** One symbol of a single line diagram, in amber. Decorative. */
export function BaySymbol({ name }: { name: BaySymbolName }) {
  return (
    <Svg viewBox="0 0 24 24" fill="none" stroke={colours.accent} strokeWidth="2" aria-hidden="true" focusable="false">
      {marks[name]}
    </Svg>
  );
}
