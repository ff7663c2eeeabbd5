import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { Arrow } from '../../components/Arrow.tsx';
import { StepButton } from '../../components/StepButton.tsx';
import { useNearScreen } from '../../components/use-near-screen.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { interfaceWords } from '../../content/interface.ts';
import type { TeamMember } from '../../content/pages/about.ts';
import { island } from '../../islands/island.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import { spaceBetween, teamBreakpoints } from './team-breakpoints.ts';

const share = (slides: number) => `calc((100% - ${(slides - 1) * spaceBetween}px) / ${slides})`;

/** The slides stand as the carousel will put them before it has been loaded; until then, and without it, they scroll. */
const Frame = styled('div')({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '&.swiper-initialized': { overflow: 'hidden', scrollSnapType: 'none' },
  '& > .swiper-wrapper': { display: 'flex', padding: 0, margin: 0, listStyle: 'none' },
  '& .swiper-slide': { flex: 'none', width: '100%', marginRight: spaceBetween, scrollSnapAlign: 'start' },
  '& .swiper-slide:last-of-type': { marginRight: 0 },
  ...Object.fromEntries(
    Object.entries(teamBreakpoints).map(([width, { slidesPerView }]) => [
      `@media (min-width: ${width}px)`,
      { '& .swiper-slide': { width: share(slidesPerView) } },
    ]),
  ),
});

/** Where all stand side by side, there is nothing to step through. */
const unlessAllFit = (count: number) =>
  Object.fromEntries(
    Object.entries(teamBreakpoints)
      .filter(([, { slidesPerView }]) => slidesPerView >= count)
      .map(([width]) => [`@media (min-width: ${width}px)`, { display: 'none' }]),
  );

const Steps = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(({ count }) => ({
  display: 'flex',
  marginBottom: 20,
  '@media (scripting: none)': { display: 'none' },
  ...unlessAllFit(count),
}));

interface Position {
  first: number;
  isStart: boolean;
  isEnd: boolean;
}

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
  const slideName = (index: number) => interfaceWords.slide(index + 1, members.length, members[index]?.name ?? '');
  const frame = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const isNear = useNearScreen(frame);
  const [{ first, isStart, isEnd }, setPosition] = useState<Position>({ first: 0, isStart: true, isEnd: false });

  useEffect(() => {
    const element = frame.current;
    if (!isNear || !element) return;
    let isGone = false;
    const start = async () => {
      const { startTeamSwiper } = await import('./team-swiper.ts');
      if (isGone) return;
      swiper.current = startTeamSwiper(element, ({ activeIndex, isBeginning, isEnd: atEnd }) =>
        setPosition({ first: activeIndex, isStart: isBeginning, isEnd: atEnd }),
      );
    };
    // Without it, on a broken connection, the sheets still scroll.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      swiper.current?.destroy();
      swiper.current = undefined;
    };
  }, [isNear]);

  return (
    <section aria-roledescription="carousel" aria-label={name}>
      <Steps count={members.length}>
        <StepButton
          type="button"
          aria-label={previous}
          aria-disabled={isStart}
          onClick={() => swiper.current?.slidePrev()}
        >
          <Arrow backwards />
        </StepButton>
        <StepButton type="button" aria-label={next} aria-disabled={isEnd} onClick={() => swiper.current?.slideNext()}>
          <Arrow />
        </StepButton>
      </Steps>
      <Frame ref={frame}>
        <ul className="swiper-wrapper">
          {members.map((member, index) => (
            <li key={member.name} className="swiper-slide" aria-label={slideName(index)}>
              <TeamSheet member={member} details={details} onFocus={() => swiper.current?.slideTo(index)} />
            </li>
          ))}
        </ul>
      </Frame>
      <VisuallyHidden aria-live="polite">{first > 0 && slideName(first)}</VisuallyHidden>
    </section>
  );
}

export const TeamCarouselIsland = island('TeamCarousel', TeamCarousel);
