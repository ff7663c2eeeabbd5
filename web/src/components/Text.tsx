import styled from '@emotion/styled/base';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { textStyles } from '../theme/text-styles.ts';

type TextVariant = Exclude<keyof typeof textStyles, 'button'>;

interface TextProps extends HTMLAttributes<HTMLElement> {
  variant?: TextVariant;
  /** The element, where it is not the one of the variant. */
  as?: ElementType;
  ref?: Ref<HTMLHeadingElement>;
}

const Root = styled('p')<{ variant: TextVariant }>({ margin: 0 }, ({ variant }) => textStyles[variant]);

/** Text in one of the site's settings: a heading is the heading element of its level, all else a paragraph. */
export function Text({ variant = 'body1', as, ...rest }: TextProps) {
  const element = variant === 'h1' || variant === 'h2' || variant === 'h3' ? variant : 'p';
  return <Root as={as ?? element} variant={variant} {...rest} />;
}
