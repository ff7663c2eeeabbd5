import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyles, isButtonAttribute } from './button-styles.ts';

const Root = styled('button', { shouldForwardProp: isButtonAttribute })<ButtonLook>(buttonStyles);

interface ActionButtonProps extends Partial<ButtonLook> {
  disabled?: boolean;
  /** Waits for an answer: it stays where the keyboard's place is, and does nothing meanwhile. */
  waits?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that does something on a page that is there to be read. Forms and the admin area have Material UI's. */
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
