import type { Components, Theme } from '@mui/material/styles';
import { type Colours, colours, measures, media, pseudoBox, timings } from '../tokens.ts';

interface ArrowLook extends Record<'right' | 'top' | 'width' | 'height', number> {
  border: string;
}

/**
 * Gives the styles of an arrow on the frame of a scrolling element: the arrow shows that the element continues, until it
 * has been scrolled to its end. Browsers without scroll timelines show no arrow.
 */
export const scrollArrow = (timeline: string, look: ArrowLook) =>
  ({
    timelineScope: timeline,
    [`@supports (timeline-scope: ${timeline})`]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        ...look,
        borderWidth: '2px 2px 0 0',
        transform: 'rotate(45deg)',
        opacity: 0,
        // An element that does not scroll has no timeline, so its arrow stays hidden.
        animation: 'goes-on linear both',
        animationTimeline: timeline,
        '@keyframes goes-on': { '0%, 96%': { opacity: 1 }, '100%': { opacity: 0 } },
      },
    },
  }) as const;

declare module '@mui/material/Tabs' {
  interface TabsPropsVariantOverrides {
    /** The tabs are a column of bays on a busbar on wide screens. On smaller screens they are a row that scrolls. */
    bays: true;
  }
}

const fadeRight = 'linear-gradient(90deg, #000 calc(100% - 60px), transparent calc(100% - 22px))';

/** A row on an amber line. A thicker piece of the line marks the open tab. */
const row = {
  borderBottom: `2px solid ${colours.accent}`,
  '& .MuiTab-root': {
    alignItems: 'baseline',
    gap: 10,
    padding: '14px clamp(8px, 1.6vw, 20px)',
    borderBottom: '6px solid transparent',
    '&.Mui-selected': { borderBottomColor: colours.accent },
    '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderBottomColor: 'Canvas' } },
  },
} as const;

/**
 * The tabs hang from a busbar, each behind a switch that closes when the tab is chosen. On smaller screens they are a row
 * that continues beyond the right edge. An arrow shows that the row scrolls, until its end is reached. Browsers without
 * scroll timelines show only the fading edge.
 */
const bays = {
  position: 'relative',
  minWidth: 0,
  // The row extends over the right margin to the edge of the screen.
  marginRight: `calc(${measures.margin} * -1)`,
  ...scrollArrow('--topic-row', { right: 10, top: 21, width: 9, height: 9, border: `solid ${colours.ink}` }),
  '& .MuiTabs-scroller': {
    scrollTimeline: '--topic-row inline',
    scrollPaddingInline: '24px 56px',
    scrollbarWidth: 'thin',
    scrollbarColor: `${colours.outline} transparent`,
    // At the right the row fades into the margin. At the left it fades as far as the padding of the first tab, or, if the
    // browser can tell that the row has been scrolled, as far as at the right.
    maskImage: `${fadeRight}, linear-gradient(90deg, transparent, #000 12px)`,
    maskComposite: 'intersect',
    [media.motion]: {
      '@supports (animation-timeline: scroll())': {
        maskImage: `${fadeRight}, linear-gradient(90deg, transparent 6px, #000 44px)`,
        maskRepeat: 'no-repeat',
        maskSize: '100% 100%, calc(100% + 44px) 100%',
        maskPosition: '0 0, -44px 0',
        animation: 'topic-row-began linear both',
        animationTimeline: 'scroll(self inline)',
        animationRange: '0 44px',
        '@keyframes topic-row-began': { to: { maskPosition: '0 0, 0 0' } },
      },
    },
  },
  // The last tab can be scrolled out of the fading edge.
  '& .MuiTabs-list': { width: 'max-content', minWidth: '100%', paddingRight: 56 },
  '& .MuiTab-root': {
    justifyContent: 'flex-start',
    padding: '10px 12px',
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: 'left',
    // The line consists of borders, which forced colours keep.
    '&::before': { ...pseudoBox, insetInline: 0, bottom: -1, borderTop: '4px solid transparent' },
    '&.Mui-selected::before': { borderTopColor: colours.accent },
    '@media (forced-colors: active)': { '&:not(.Mui-selected)::before': { display: 'none' } },
  },
  [media.desktop]: {
    position: 'sticky',
    top: measures.headerHeight + 32,
    marginRight: 0,
    '&::after': { display: 'none' },
    '& .MuiTabs-scroller': {
      overflow: 'visible',
      padding: '10px 0',
      scrollPaddingInline: 0,
      borderLeft: `2px solid ${colours.accent}`,
      maskImage: 'none',
      animation: 'none',
    },
    '& .MuiTabs-list': { display: 'block', width: 'auto', paddingRight: 0 },
    '& .MuiTab-root': {
      minHeight: 50,
      padding: '8px 12px 8px 64px',
      borderBottom: 0,
      whiteSpace: 'normal',
      '&::before': {
        insetInline: '0 auto',
        bottom: 'auto',
        top: 'calc(50% - 1px)',
        width: 44,
        borderTop: `2px solid ${colours.outline}`,
        transformOrigin: 'left',
        transform: 'rotate(-26deg)',
        transition: `transform ${timings.quick}`,
      },
      '&:hover::before': { transform: 'rotate(-12deg)' },
      '&.Mui-selected::before': { transform: 'none', borderTopColor: colours.accent },
      // The fixed contact that the blade of the switch meets.
      '&::after': {
        content: '""',
        position: 'absolute',
        left: 43,
        top: 'calc(50% - 4px)',
        width: 8,
        height: 8,
        border: `2px solid ${colours.outline}`,
        borderRadius: 4,
        background: colours.paper,
      },
      '&.Mui-selected::after': { borderColor: colours.accent, background: colours.accent },
    },
  },
} as const;

/** The looks of links, menus and tabs. */
export const navigation = (colours: Colours): Components<Theme> => ({
  MuiLink: {
    styleOverrides: {
      root: {
        color: colours.brandDeep,
        textDecorationColor: colours.accentLine,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationColor: 'inherit' },
        '[data-ground="dark"] &': { color: colours.onDark },
      },
    },
  },
  // The pages mark the entries of a list by a line, not by a background.
  MuiListItemButton: {
    styleOverrides: { root: { borderRadius: 2, '&:hover, &.Mui-focusVisible': { background: 'none' } } },
  },
  MuiMenu: {
    defaultProps: { elevation: 0, transitionDuration: 0 },
    styleOverrides: { paper: { border: `1px solid ${colours.outline}`, borderTop: `2px solid ${colours.ink}` } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingBlock: 8,
        fontSize: '1rem',
        lineHeight: 1.4,
        '&:focus-visible': { outlineOffset: -3 },
        '&.Mui-disabled': { opacity: 1, color: colours.muted },
      },
    },
  },
  // The tabs mark the open tab themselves, without the moving indicator of Material UI.
  MuiTabs: {
    defaultProps: {
      visibleScrollbar: true,
      // The styles decide whether the row scrolls, from the first paint on.
      slotProps: { scroller: { style: { overflow: undefined } } },
    },
    styleOverrides: {
      root: { overflow: 'visible', minHeight: 0, [media.print]: { display: 'none' } },
      scroller: { minWidth: 0, overflowX: 'auto' },
      indicator: { display: 'none' },
    },
    variants: [
      { props: { variant: 'standard' }, style: row },
      { props: { variant: 'bays' }, style: bays },
    ],
  },
  MuiTab: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'row',
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 52,
        overflow: 'visible',
        color: colours.muted,
        fontWeight: 400,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        userSelect: 'auto',
        '&:hover': { color: colours.ink },
        '&:focus-visible': { outlineOffset: -4 },
        '&.Mui-selected': { color: colours.ink, fontWeight: 600 },
      },
    },
  },
});
