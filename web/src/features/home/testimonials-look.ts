import { colours, media } from '../../theme/tokens.ts';

const withoutScripts = '@media (scripting: none)';

/** A screen that bleeds off the right edge; the text stands on its dark side. */
export const panel = {
  '&&': { gridColumn: 'content-start / full-end' },
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'space-between',
  gap: 5,
  minHeight: 480,
  padding: '40px clamp(24px, 4vw, 56px) 300px',
  background: colours.deep,
  color: colours.onDark,
  [media.desktop]: { padding: '56px 56px 40px' },
  [media.print]: { minHeight: 0, padding: '16px 0' },
} as const;

/** What moves is never behind the words: under them on a phone, to their right on a desk. */
export const backdrop = {
  top: 'auto',
  height: 280,
  [media.desktop]: { inset: '0 0 0 52%', height: 'auto', maskImage: 'linear-gradient(90deg, transparent, #000 24%)' },
} as const;

/**
 * The slides lie on top of each other as Swiper's fade lays them: in a row, each moved back to its start. All properties
 * of a slide take as long as its opacity, so that Swiper sets one duration, and a slide is there until it has faded.
 */
export const slides = {
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  maxWidth: '40rem',
  touchAction: 'pan-y',
  '& > .swiper-wrapper': { display: 'flex' },
  '& > .swiper-wrapper > .swiper-slide': {
    flex: 'none',
    width: '100%',
    height: 'auto',
    opacity: 0,
    visibility: 'hidden',
    transitionProperty: 'opacity, visibility',
    transitionDuration: '1s',
    transitionTimingFunction: 'ease-in-out',
    '&[data-shown]': { opacity: 1 },
    '&[data-shown], &.swiper-slide-visible': { visibility: 'visible' },
  },
  [media.desktop]: { width: '50%' },
  [withoutScripts]: {
    '& > .swiper-wrapper': { display: 'grid', gap: 6 },
    '& > .swiper-wrapper > .swiper-slide': { opacity: 1, visibility: 'visible', transform: 'none !important' },
  },
} as const;

export const quotation = {
  margin: 0,
  fontSize: 'clamp(1.3125rem, 1.1rem + 0.9vw, 1.875rem)',
  lineHeight: 1.32,
  letterSpacing: '-0.01em',
  textWrap: 'pretty',
} as const;

export const name = {
  display: 'inline-block',
  marginTop: 3,
  paddingTop: 1.5,
  borderTop: `2px solid ${colours.amber}`,
  color: colours.onDarkSoft,
} as const;

export const controls = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  [media.print]: { display: 'none' },
  [withoutScripts]: { display: 'none' },
} as const;
