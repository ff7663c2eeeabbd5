import styled from '@emotion/styled/base';
import { timings } from '../theme/tokens.ts';

/** Previous or next: a square with an arrow in it. Give it a name. */
export const StepButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 48,
  padding: 0,
  border: '1px solid currentColor',
  background: 'none',
  cursor: 'pointer',
  transition: `opacity ${timings.quick}`,
  '& + &': { marginLeft: -1 },
  '& [data-arrow]': { transition: `transform ${timings.quick}` },
  '&:hover [data-arrow]': { transform: 'translateX(2px)' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
});
