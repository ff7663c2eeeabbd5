import styled from '@emotion/styled/base';
import { colours, media, timings } from '../../theme/tokens.ts';

const Svg = styled('svg')({
  display: 'none',
  // The conductor stands in line with the words under it.
  marginLeft: -11,
  overflow: 'visible',
  // The picker closes it on hover and focus.
  '& [data-blade]': {
    transformBox: 'view-box',
    transformOrigin: '12px 72px',
    transform: 'rotate(26deg)',
    transition: `transform ${timings.quick}`,
  },
  [media.tablet]: { display: 'block' },
});

/** The switch that a bay hangs off the busbar with: open, until the bay is pointed at. Decorative. */
export function BaySwitch() {
  return (
    <Svg
      width="24"
      height="104"
      viewBox="0 0 24 104"
      fill="none"
      stroke={colours.amber}
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="2" r="6" fill={colours.amber} stroke="none" />
      <path d="M12 0v38M6 32l12 12m0-12L6 44M12 72v32" />
      <path data-blade="" d="M12 72V38" />
    </Svg>
  );
}
