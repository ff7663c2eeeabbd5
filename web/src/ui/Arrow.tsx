import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { timings } from './theme/tokens.ts';

/** A decorative arrow: "this way". */
export function Arrow({ backwards = false }: { backwards?: boolean }) {
  return (
    <svg data-arrow="" width="28" height="16" viewBox="0 0 28 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={backwards ? 'M28 8H2m7-7L2 8l7 7' : 'M0 8h26m-7-7 7 7-7 7'} strokeWidth="2" />
    </svg>
  );
}

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

/** A square button with an arrow, for previous or next. The caller gives the accessible name. */
export function StepButton(props: Omit<ButtonBaseProps, 'sx'>) {
  return <ButtonBase {...props} sx={look} />;
}
