import styled from '@emotion/styled/base';
import { colours, measures, timings } from '../../theme/tokens.ts';

/** A first-level link of the main menu. The page you are on is energised: an amber bar at the foot of the header. */
export const MenuLink = styled('a')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: measures.headerHeight,
  padding: '0 8px',
  color: colours.ink,
  fontSize: '1.0625rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 8px 0',
    height: 4,
    background: colours.amber,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${timings.quick}`,
  },
  '&:hover::after, &[aria-current="page"]::after': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -10 },
});
