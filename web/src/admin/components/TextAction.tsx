import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';

/** A small thing that one can do, set in the line with the text around it. */
export function TextAction<Root extends ElementType = 'button'>(
  props: Omit<ButtonProps<Root, { component?: Root }>, 'variant' | 'size'>,
) {
  return <Button {...props} variant="text" size="small" />;
}
