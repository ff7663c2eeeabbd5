import { colours, measures, media, timings } from '../../theme/tokens.ts';

/** Width to height of every picture of the gallery, small and large. */
export const pictureRatio = 4 / 3;

/** A sheet of dark over the whole page. On a phone the controls are within the thumb's reach, below the picture. */
export const sheet = {
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
    gap: 1.5,
  },
  '&::backdrop': { background: colours.deep },
  [media.tablet]: {
    padding: '16px 24px 24px',
    '&[open]': {
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '". . close" "previous stage next" ". caption ."',
      columnGap: 3,
    },
  },
  [media.motion]: {
    '&[open]': {
      animation: `lightbox-opens ${timings.quick}`,
      '@keyframes lightbox-opens': { from: { opacity: 0 } },
    },
  },
  // The controls, whose places are the grid's.
  '&& > button': {
    alignSelf: 'center',
    height: 52,
    marginLeft: 0,
    borderColor: colours.onDarkSoft,
    borderRadius: `${measures.radius}px`,
    color: colours.onDark,
    '&:hover': { background: colours.ink },
    '&[data-place="previous"]': { gridArea: 'previous' },
    '&[data-place="next"]': { gridArea: 'next' },
    '&[data-place="close"]': { gridArea: 'close' },
  },
} as const;

/** As large as the screen lets it be: as wide as it goes, but never higher than what is left between the bars. */
const pictureWidth = (bars: number) => `min(100%, (100dvh - ${bars}px) * ${pictureRatio})`;

export const stage = {
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
} as const;

/** As wide as the picture; the title block takes what the position leaves. */
export const captionBar = {
  gridArea: 'caption',
  justifySelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  width: pictureWidth(264),
  [media.tablet]: { width: pictureWidth(200) },
  '& > :last-child': { flex: '1 1 320px' },
} as const;
