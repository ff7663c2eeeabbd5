import styled from '@emotion/styled/base';
import { colours, families, measures, media, timings } from '../theme/tokens.ts';

/**
 * Around the tabs. An arrow at the edge shows that their row can be scrolled, until it is at its end. Browsers without
 * scroll timelines show the fading edge only.
 */
export const TopicListFrame = styled('div')({
  position: 'relative',
  minWidth: 0,
  // Over the right margin, to the edge of the screen.
  marginRight: `calc(${measures.margin} * -1)`,
  timelineScope: '--topic-row',
  '@supports (timeline-scope: --topic-row)': {
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 10,
      top: 21,
      width: 9,
      height: 9,
      border: `solid ${colours.ink}`,
      borderWidth: '2px 2px 0 0',
      transform: 'rotate(45deg)',
      opacity: 0,
      // A row that does not scroll has no timeline, and its arrow stays away.
      animation: 'topic-row-goes-on linear both',
      animationTimeline: '--topic-row',
      '@keyframes topic-row-goes-on': { '0%, 96%': { opacity: 1 }, '100%': { opacity: 0 } },
    },
  },
  [media.desktop]: { display: 'contents', '&::after': { display: 'none' } },
});

const fadeRight = 'linear-gradient(90deg, #000 calc(100% - 60px), transparent calc(100% - 22px))';

/**
 * The tabs of a topic list. On a desk they are bays off a busbar, each behind a switch: choosing one closes its switch. On
 * smaller screens they are a row that leaves over the right edge, and scrolls.
 */
export const TopicList = styled('div')({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollTimeline: '--topic-row inline',
  paddingRight: 56,
  scrollbarWidth: 'thin',
  scrollbarColor: `${colours.outline} transparent`,
  // At the right the row fades into the margin; at the left no further than the first tab's own padding, or, where the
  // style can tell that it has been scrolled, as far as at the right.
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
  [media.desktop]: {
    position: 'sticky',
    top: measures.headerHeight + 32,
    display: 'block',
    overflow: 'visible',
    padding: '10px 0',
    maskImage: 'none',
    animation: 'none',
    borderLeft: `2px solid ${colours.amber}`,
  },
});

const closedSwitch = { transform: 'none', borderTopColor: colours.amber } as const;

export const TopicTab = styled('a')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 52,
  padding: '10px 12px',
  borderBottom: `1px solid ${colours.hairline}`,
  color: colours.slate,
  fontFamily: families.text,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: colours.ink },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-selected="true"]': { color: colours.ink, fontWeight: 600 },
  // Drawn with borders, which forced colours keep.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: -1,
    borderTop: '4px solid transparent',
  },
  '&[aria-selected="true"]::before': { borderTopColor: colours.amber },
  '@media (forced-colors: active)': { '&:not([aria-selected="true"])::before': { display: 'none' } },
  [media.desktop]: {
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
    '&[aria-selected="true"]::before': closedSwitch,
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
    '&[aria-selected="true"]::after': { borderColor: colours.amber, background: colours.amber },
  },
});

/**
 * Before scripts have started, CSS alone shows one topic: the one that the address names, or else the first to open. A
 * browser without scripts shows all.
 */
export const TopicPanels = styled('div')({
  display: 'grid',
  gap: 64,
  minWidth: 0,
  '& > [hidden]': { display: 'none' },
  '@media (scripting: enabled)': {
    '&[data-waiting]:not(:has(> :target)) > :not([data-initial]), &[data-waiting]:has(> :target) > :not(:target)': {
      display: 'none',
    },
  },
});
