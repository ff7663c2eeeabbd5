import styled from '@emotion/styled/base';
import { StepButton } from '../../components/StepButton.tsx';
import { colours, families, measures, media, timings } from '../../theme/tokens.ts';

/** Width to height of every picture of the gallery, small and large. */
export const pictureRatio = 4 / 3;

/** A sheet of dark over the whole page. On a phone the controls are within the thumb's reach, below the picture. */
export const Dialog = styled('dialog')({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: '12px',
  border: 0,
  background: colours.deep,
  color: colours.onDark,
  overscrollBehavior: 'contain',
  '&[open]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '". . close" "stage stage stage" "caption caption caption" "previous . next"',
    gap: 12,
  },
  '&::backdrop': { background: colours.deep },
  [media.tablet]: {
    padding: '16px 24px 24px',
    '&[open]': {
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '". . close" "previous stage next" ". caption ."',
      columnGap: 24,
    },
  },
  [media.motion]: {
    '&[open]': {
      animation: `lightbox-opens ${timings.quick}`,
      '@keyframes lightbox-opens': { from: { opacity: 0 } },
    },
  },
});

export const Control = styled(StepButton)({
  alignSelf: 'center',
  height: 52,
  borderColor: colours.onDarkSoft,
  borderRadius: measures.radius,
  color: colours.onDark,
  // Their places are the grid's.
  '& + &': { marginLeft: 0 },
  '&:hover': { background: colours.ink },
  '&[data-place="previous"]': { gridArea: 'previous' },
  '&[data-place="next"]': { gridArea: 'next' },
  '&[data-place="close"]': { gridArea: 'close' },
});

/** As large as the screen lets it be: as wide as it goes, but never higher than what is left between the bars. */
const pictureWidth = (bars: number) => `min(100%, (100dvh - ${bars}px) * ${pictureRatio})`;

export const Stage = styled('div')({
  gridArea: 'stage',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  touchAction: 'pan-y pinch-zoom',
  '& > div': { width: pictureWidth(264) },
  [media.tablet]: { '& > div': { width: pictureWidth(200) } },
  [media.motion]: {
    '& > div': {
      animation: `lightbox-picture ${timings.quick}`,
      '@keyframes lightbox-picture': { from: { opacity: 0 } },
    },
  },
});

/** As wide as the picture; the title block takes what the position leaves. */
export const Caption = styled('div')({
  gridArea: 'caption',
  justifySelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  width: pictureWidth(264),
  [media.tablet]: { width: pictureWidth(200) },
  '& > :last-child': { flex: '1 1 320px' },
});

export const Position = styled('span')({ fontFamily: families.mono, fontSize: '0.875rem', whiteSpace: 'nowrap' });
