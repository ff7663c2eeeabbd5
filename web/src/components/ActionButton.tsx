import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyles, isButtonAttribute } from './button-styles.ts';

const Root = styled('button', { shouldForwardProp: isButtonAttribute })<ButtonLook>(buttonStyles);

interface ActionButtonProps extends Partial<ButtonLook> {
  disabled?: boolean;
  /** Waiting for an answer: the button keeps the focus and ignores presses. */
  waits?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the reading pages. Forms and the admin area use Material UI's. */
export function ActionButton({
  variant = 'outlined',
  size = 'medium',
  waits = false,
  onClick,
  ...rest
}: ActionButtonProps) {
  return (
    <Root
      type="button"
      variant={variant}
      size={size}
      aria-disabled={waits || undefined}
      onClick={waits ? undefined : onClick}
      {...rest}
    />
  );
}
