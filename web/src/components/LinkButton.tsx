import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { interfaceCopy } from '../content/interface.ts';
import { type ButtonLook, buttonStyles, isButtonAttribute } from './button-styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Anchor = styled('a', { shouldForwardProp: isButtonAttribute })<ButtonLook>(buttonStyles);

interface LinkButtonProps extends Partial<ButtonLook> {
  /** A page of this site, or an address elsewhere. */
  href: string;
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  variant = 'contained',
  size = 'medium',
  newTab = false,
  onClick,
  children,
}: LinkButtonProps) {
  return (
    <Anchor
      href={href}
      variant={variant}
      size={size}
      onClick={onClick}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>}
    </Anchor>
  );
}
