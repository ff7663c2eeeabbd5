import styled from '@emotion/styled';
import { colours } from '../theme/tokens.ts';
import { InternalLink } from './InternalLink.tsx';

const look = {
  color: colours.tealDeep,
  textDecoration: 'underline',
  textDecorationColor: colours.amberLine,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;

/** A link in running text, to another site, a mailbox or a file. */
export const TextLink = styled('a')(look);

/** A link in running text to a page of this site. */
export const PageTextLink = styled(InternalLink)(look);
