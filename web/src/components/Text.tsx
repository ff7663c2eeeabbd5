import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

interface TextProps extends Omit<TypographyProps, 'component'> {
  /** The element, where it is not the one of the variant. */
  as?: ElementType;
}

/** Text in one of the site's settings: a heading is the heading element of its level, all else a paragraph. */
export function Text({ as, ...rest }: TextProps) {
  return <Typography {...(as && { component: as })} {...rest} />;
}
