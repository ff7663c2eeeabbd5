import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { TeamMember } from '../../content/firm/pages/about.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { Arrow, StepButton } from '../../ui/Arrow.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { carouselSpeed, useSwiper } from '../../ui/use-swiper.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TeamSheet } from './TeamSheet.tsx';

/** The specified number of people side by side, by the width of the screen; and the gap between them. */
const sideBySide = { 640: 1, 768: 2, 1024: 3 } as const;
const gap = 30;

const from = (width: string) => `@media (min-width: ${width}px)`;
const slide = '& > .swiper-wrapper > .swiper-slide';

/** The layout of Swiper's CSS mode. The browser itself scrolls the frame: by finger, wheel and focus, and without scripts. */
const frameLook = {
  '& > .swiper-wrapper': {
    display: 'flex',
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    [media.print]: { flexWrap: 'wrap', overflow: 'visible' },
  },
  [slide]: { flex: 'none', width: '100%', height: 'auto', scrollSnapAlign: 'start' },
  [`${slide}:not(:last-child)`]: { marginRight: `${gap}px` },
  ...Object.fromEntries(
    Object.entries(sideBySide).map(([width, slides]) => [
      from(width),
      { [slide]: { width: `calc((100% - ${(slides - 1) * gap}px) / ${slides})` } },
    ]),
  ),
  [media.print]: { [slide]: { width: '100% !important', margin: '0 0 30px !important' } },
};

/** The arrows are hidden at the widths at which all people fit. */
const stepsLook = (count: number) => ({
  marginBottom: 2.5,
  '@media (scripting: none)': { display: 'none' },
  ...Object.fromEntries(
    Object.entries(sideBySide)
      .filter(([, slides]) => slides >= count)
      .map(([width]) => [from(width), { display: 'none' }]),
  ),
});

interface Position {
  first: number;
  isEnd: boolean;
  /** The target of a running scroll. A press during the scroll steps on from this target. */
  wanted?: number | undefined;
}

interface TeamCarouselProps {
  name: string;
  previous: string;
  next: string;
  details: string;
  members: readonly TeamMember[];
}

/** The people who lead the firm, side by side, or in a carousel if they do not all fit. */
export function TeamCarousel({ name, previous, next, details, members }: TeamCarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ first, isEnd, wanted }, setPosition] = useState<Position>({ first: 0, isEnd: false });
  const slideName = (index: number) => interfaceCopy.slide(index + 1, members.length, members[index]?.name ?? '');

  const swiper = useSwiper(frame, {
    cssMode: true,
    spaceBetween: gap,
    breakpoints: Object.fromEntries(
      Object.entries(sideBySide).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    on: {
      // A visitor may have scrolled before Swiper started. The event makes Swiper read the position.
      afterInit: ({ wrapperEl }) => wrapperEl.dispatchEvent(new Event('scroll')),
      setTranslate: (instance) =>
        setPosition((last) => ({
          first: instance.activeIndex,
          isEnd: instance.isEnd,
          wanted: last.wanted === instance.activeIndex ? undefined : last.wanted,
        })),
    },
  });
  const step = (by: number) => {
    // The last sheet that can stand first in the frame.
    const last = (swiper ? swiper.snapGrid.length : members.length) - 1;
    const target = Math.min(Math.max((wanted ?? first) + by, 0), last);
    setPosition((position) => ({ ...position, wanted: target }));
  };

  useEffect(() => {
    if (!swiper || wanted === undefined) return;
    swiper.slideTo(wanted, carouselSpeed(300));
    // If a loaded picture or font changes the size, the frame scrolls on to the wanted sheet.
    const goAgain = () => swiper.slideTo(wanted, 0);
    swiper.on('resize', goAgain);
    return () => void swiper.off('resize', goAgain);
  }, [swiper, wanted]);

  return (
    <section aria-roledescription="carousel" aria-label={name}>
      <Stack direction="row" sx={stepsLook(members.length)}>
        <StepButton aria-label={previous} aria-disabled={first === 0} onClick={() => step(-1)}>
          <Arrow backwards />
        </StepButton>
        <StepButton aria-label={next} aria-disabled={isEnd} onClick={() => step(1)}>
          <Arrow />
        </StepButton>
      </Stack>
      <Box ref={frame} sx={frameLook}>
        {/* The event fires with the last step of a scroll, possibly before React has rendered that step. */}
        <ul className="swiper-wrapper" onScrollEnd={() => setPosition((last) => ({ ...last, wanted: undefined }))}>
          {members.map((member, index) => (
            <li key={member.name} className="swiper-slide" aria-label={slideName(index)}>
              <TeamSheet member={member} details={details} />
            </li>
          ))}
        </ul>
      </Box>
      <VisuallyHidden aria-live="polite">{first > 0 && slideName(first)}</VisuallyHidden>
    </section>
  );
}
