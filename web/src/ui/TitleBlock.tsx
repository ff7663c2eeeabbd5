import styled from '@emotion/styled/base';
import { pictureKind } from '../content/product/interface.ts';
import { NoBreak } from './NoBreak.tsx';
import { colours, families } from './theme/tokens.ts';

// The lines between the cells are the background of the block. If the last cell does not fit beside the others, it takes a
// whole row.
const Block = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  padding: 1,
  fontFamily: families.mono,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: colours.muted,
  background: colours.hairline,
  textWrap: 'pretty',
  '& > span': { flex: '1 1 auto', padding: '6px 10px', background: colours.paper },
  '& > span:nth-of-type(2)': { flex: '999 1 10rem' },
  '& > span:last-of-type': { whiteSpace: 'nowrap' },
  '[data-ground="dark"] &': { color: colours.onDarkSoft, background: colours.onDarkHairline },
  '[data-ground="dark"] & > span': { background: colours.deep },
});

interface TitleBlockProps {
  /** The drawing's number, for instance "DRG-001". */
  number: string;
  shows: string;
  /** The scale, the voltage, or another fact that an engineer would write there. */
  scale: string;
}

/** The strip under a picture or drawing, as wide as the picture, in the look of a drawing sheet's title block. */
export function TitleBlock({ number, shows, scale }: TitleBlockProps) {
  return (
    <Block>
      <span>{[pictureKind(number), number].filter(Boolean).join(' ')}</span>
      <span>
        <NoBreak>{shows}</NoBreak>
      </span>
      <span>{scale}</span>
    </Block>
  );
}
