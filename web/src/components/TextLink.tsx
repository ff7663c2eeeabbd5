import styled from '@emotion/styled/base';
import { colours } from '../theme/tokens.ts';

/** A link in running text. */
export const TextLink = styled('a')({
  color: colours.tealDeep,
  textDecoration: 'underline',
  textDecorationColor: colours.amberLine,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
});
