interface ArrowLook extends Record<'right' | 'top' | 'width' | 'height', number> {
  border: string;
}

/**
 * For the frame of what scrolls along a timeline: an arrow says that it goes on, until it has been scrolled to its end.
 * Browsers without scroll timelines show none.
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
        // What does not scroll has no timeline, and its arrow stays away.
        animation: 'goes-on linear both',
        animationTimeline: timeline,
        '@keyframes goes-on': { '0%, 96%': { opacity: 1 }, '100%': { opacity: 0 } },
      },
    },
  }) as const;
