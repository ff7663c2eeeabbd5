import { styled } from '@mui/material/styles';
import { colours, families, media } from '../../theme/tokens.ts';

/** A sheet of the hero: it leaves over the right edge of a phone, and its lettering is the drawing's. */
export const HeroSheet = styled('svg')({
  width: '175%',
  maxWidth: 'none',
  height: 'auto',
  overflow: 'visible',
  '& text': { fontFamily: families.mono, fontSize: 12.5, fill: colours.onDarkSoft, stroke: 'none' },
  [media.tablet]: { width: '100%' },
});

/** Every sheet has the same frame, so that one can take the other's place. */
export const heroSheetBox = '34 0 726 640';
