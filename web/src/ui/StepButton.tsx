import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { timings } from './theme/tokens.ts';

const look = {
  width: 56,
  height: 48,
  border: '1px solid currentColor',
  transition: `opacity ${timings.quick}`,
  '& + &': { marginLeft: '-1px' },
  '& [data-arrow]': { transition: `transform ${timings.quick}` },
  '&:hover [data-arrow]': { transform: 'translateX(2px)' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;

/** Previous or next: a square with an arrow in it. Give it a name. */
export function StepButton(props: Omit<ButtonBaseProps, 'sx'>) {
  return <ButtonBase {...props} sx={look} />;
}
