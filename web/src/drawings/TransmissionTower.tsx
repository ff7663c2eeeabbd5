import styled from '@emotion/styled/base';
import { useId } from 'react';
import { colours, media } from '../ui/theme/tokens.ts';
import { earthWire, insulators, phases, spanLength, towerMembers, wire } from './lattice-tower.ts';
import { linePath, membersPath, type Viewpoint } from './perspective.ts';

// The viewer stands beside the line, a little in front of a tower. The next towers get smaller towards the horizon on the left.
// The span behind the viewer passes on the right and leaves the picture.
const view: Viewpoint = { eye: { across: -26, along: -62, up: 1.7 }, scale: 1150, centre: { x: 60, y: 640 } };
const closestSeen = view.eye.along + 16;

// Distant parts have a finer pen.
const towers = [
  { along: 0, pen: 1.2 },
  { along: spanLength, pen: 0.6 },
  { along: 2 * spanLength, pen: 0.35 },
] as const;
const spans = [
  { from: closestSeen, to: 0, pen: 2.4 },
  { from: 0, to: spanLength, pen: 1.6 },
  { from: spanLength, to: 2 * spanLength, pen: 0.7 },
  { from: 2 * spanLength, to: 3 * spanLength, pen: 0.35 },
] as const;

const steel = towers.map(({ along, pen }) => ({ along, pen, path: membersPath(view, towerMembers(along)) }));
const wires = spans.map(({ from, to, pen }) => ({
  from,
  pen,
  phases: phases.map((hung) => linePath(view, wire(hung, from, to))).join(''),
  earth: linePath(view, wire(earthWire, from, to)),
}));
const insulatorStrings = membersPath(view, insulators(0));
const horizon = view.centre.y;

const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  [media.motion]: {
    '& [data-energised]': {
      animation: 'string-wires 900ms 200ms ease-out both',
      '@keyframes string-wires': { from: { opacity: 0 }, to: { opacity: 1 } },
    },
  },
});

/** A 132 kV double-circuit line: lattice tower, suspension insulators, six conductors and the earth wire, in perspective. */
export function TransmissionTower({ title }: { title: string }) {
  const titleId = useId();
  return (
    <Drawing viewBox="0 0 860 690" fill="none" strokeLinejoin="round" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {/* The ground line continues to both edges of the element that contains the drawing. */}
      <path d={`M-2000 ${horizon}H2000`} stroke={colours.outline} strokeWidth="1" />
      <g data-energised>
        {wires.map(({ from, pen, phases: conductors, earth }) => (
          <g key={from} strokeWidth={pen}>
            <path d={conductors} stroke={colours.accent} />
            <path d={earth} stroke={colours.muted} strokeWidth={pen * 0.6} />
          </g>
        ))}
      </g>
      {steel.map(({ along, pen, path }) => (
        <path key={along} d={path} stroke={colours.ink} strokeWidth={pen} />
      ))}
      {/* The sheds of the insulator strings. */}
      <path d={insulatorStrings} stroke={colours.ink} strokeWidth="6" strokeDasharray="2 1.4" />
    </Drawing>
  );
}
