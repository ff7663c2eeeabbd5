import { buttonLook } from '../theme/button-look.ts';
import { colours, measures, media } from '../theme/tokens.ts';

export interface ButtonLook {
  variant: 'contained' | 'outlined' | 'text';
  size: 'medium' | 'small';
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  minWidth: 64,
  margin: 0,
  border: 0,
  borderRadius: measures.radius,
  background: 'transparent',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  [media.print]: { display: 'none' },
} as const;

const variants = {
  contained: {
    ...buttonLook.contained,
    background: colours.amber,
    color: colours.deep,
    [media.hover]: { '&:hover': { background: colours.amberDeep } },
  },
  outlined: {
    border: '1px solid',
    ...buttonLook.outlined,
    '&:disabled': { borderColor: colours.hairline, color: colours.slate, pointerEvents: 'none' },
  },
  text: buttonLook.text,
} as const satisfies Record<ButtonLook['variant'], object>;

/** The styles of a button that is not Material UI's: reading pages have no need of its code. */
export const buttonStyles = ({ variant, size }: ButtonLook) => [
  base,
  buttonLook.root,
  variants[variant],
  size === 'small' && buttonLook.small,
];

/** `variant` and `size` are for the styles, and no attributes of the element. */
export const isButtonAttribute = (name: string) => name !== 'variant' && name !== 'size';
