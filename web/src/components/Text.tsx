import styled, { type CSSObject } from '@emotion/styled';
import type { ElementType, HTMLAttributes, Ref } from 'react';
import { textStyles } from '../theme/text-styles.ts';

type TextVariant = Exclude<keyof typeof textStyles, 'button'>;

interface TextProps extends HTMLAttributes<HTMLElement> {
  variant?: TextVariant;
  /** The element, where it is not the one of the variant. */
  as?: ElementType;
  /** Styles for this one use. */
  css?: CSSObject;
  ref?: Ref<HTMLHeadingElement>;
}

const Root = styled('p')<{ variant: TextVariant; css: CSSObject | undefined }>(
  { margin: 0 },
  ({ variant }) => textStyles[variant],
  ({ css }) => css,
);

/** Text in one of the site's settings: a heading is the heading element of its level, all else a paragraph. */
export function Text({ variant = 'body1', as, css, ...rest }: TextProps) {
  const element = variant === 'h1' || variant === 'h2' || variant === 'h3' ? variant : 'p';
  return <Root as={as ?? element} variant={variant} css={css} {...rest} />;
}
