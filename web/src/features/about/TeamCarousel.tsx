import styled from '@emotion/styled/base';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { StepButton } from '../../components/StepButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { interfaceCopy } from '../../content/interface.ts';
import type { TeamMember } from '../../content/pages/about.ts';
import { media } from '../../theme/tokens.ts';
import { TeamSheet } from './TeamSheet.tsx';

/** The customer's: how many stand side by side from which width on, and how far apart. */
const sideBySide = { 640: 1, 768: 2, 1024: 3 } as const;
const gap = 30;

const share = (slides: number) => `calc((100% - ${(slides - 1) * gap}px) / ${slides})`;

// The browser scrolls it, by finger, wheel and focus, with scripts and without.
const Frame = styled('ul')({
  display: 'flex',
  gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  [media.print]: { flexWrap: 'wrap', overflow: 'visible' },
  '& > li': { flex: 'none', width: '100%', scrollSnapAlign: 'start' },
  ...Object.fromEntries(
    Object.entries(sideBySide).map(([width, slides]) => [
      `@media (min-width: ${width}px)`,
      { '& > li': { width: share(slides) } },
    ]),
  ),
});

/** Where all stand side by side, there is nothing to step through. */
const unlessAllFit = (count: number) =>
  Object.fromEntries(
    Object.entries(sideBySide)
      .filter(([, slides]) => slides >= count)
      .map(([width]) => [`@media (min-width: ${width}px)`, { display: 'none' }]),
  );

const Steps = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(({ count }) => ({
  display: 'flex',
  marginBottom: 20,
  '@media (scripting: none)': { display: 'none' },
  ...unlessAllFit(count),
}));

interface TeamCarouselProps {
  name: string;
  previous: string;
  next: string;
  /** What opens a member's details. */
  details: string;
  members: readonly TeamMember[];
}

/** The people who lead the firm, side by side as far as the screen has room, and leafed through from there. */
export function TeamCarousel({ name, previous, next, details, members }: TeamCarouselProps) {
  const frame = useRef<HTMLUListElement>(null);
  const [{ first, isEnd }, setPosition] = useState({ first: 0, isEnd: false });
  const slideName = (index: number) => interfaceCopy.slide(index + 1, members.length, members[index]?.name ?? '');

  // Whoever steps on while it still moves means the next but one.
  const wanted = useRef<number>(undefined);
  const readPosition = useCallback(() => {
    const list = frame.current;
    if (!list) return;
    const furthest = list.scrollWidth - list.clientWidth;
    const reached = Math.round(list.scrollLeft / slideWidth(list));
    if (reached === wanted.current) wanted.current = undefined;
    setPosition({ first: reached, isEnd: list.scrollLeft >= furthest - 1 });
  }, []);
  useEffect(() => {
    const sizes = new ResizeObserver(readPosition);
    if (frame.current) sizes.observe(frame.current);
    return () => sizes.disconnect();
  }, [readPosition]);

  const step = (by: number) => {
    const list = frame.current;
    if (!list) return;
    const last = Math.round((list.scrollWidth - list.clientWidth) / slideWidth(list));
    const index = Math.min(Math.max((wanted.current ?? first) + by, 0), last);
    wanted.current = index === first ? undefined : index;
    list.scrollTo({ left: index * slideWidth(list), behavior: isMotionWanted() ? 'smooth' : 'instant' });
  };

  return (
    <section aria-roledescription="carousel" aria-label={name}>
      <Steps count={members.length}>
        <StepButton type="button" aria-label={previous} aria-disabled={first === 0} onClick={() => step(-1)}>
          <Arrow backwards />
        </StepButton>
        <StepButton type="button" aria-label={next} aria-disabled={isEnd} onClick={() => step(1)}>
          <Arrow />
        </StepButton>
      </Steps>
      <Frame ref={frame} onScroll={readPosition} onScrollEnd={() => (wanted.current = undefined)}>
        {members.map((member, index) => (
          <li key={member.name} aria-label={slideName(index)}>
            <TeamSheet member={member} details={details} />
          </li>
        ))}
      </Frame>
      <VisuallyHidden aria-live="polite">{first > 0 && slideName(first)}</VisuallyHidden>
    </section>
  );
}

/** From the start of one slide to that of the next. */
function slideWidth(list: HTMLUListElement): number {
  return (list.firstElementChild?.clientWidth ?? list.clientWidth) + gap;
}

function isMotionWanted(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
