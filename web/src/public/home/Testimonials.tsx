import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { interfaceCopy } from '../../content/product/interface.ts';
import { Arrow, StepButton } from '../../ui/Arrow.tsx';
import { CarouselDots } from '../../ui/CarouselDots.tsx';
import { LoopingFilm } from '../../ui/LoopingFilm.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import { carouselSpeed, useSwiper } from '../../ui/use-swiper.ts';

/** The specified duration: one entry fades into the next in one second. */
const crossFade = 1000;

const withoutScripts = '@media (scripting: none)';

/** A panel that bleeds off the right edge; the text stands on its dark side. */
const panel = {
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

/** The film is never behind the text: the film is below the text on a phone, and to the right of it on a desktop screen. */
const backdrop = {
  top: 'auto',
  height: 280,
  [media.desktop]: { inset: '0 0 0 52%', height: 'auto', maskImage: 'linear-gradient(90deg, transparent, #000 24%)' },
} as const;

/**
 * The slides lie on top of each other as in Swiper's fade: in a row, each moved back to its start. All properties of a slide
 * have the duration of its opacity, so that Swiper sets one duration, and a slide stays visible until it has faded.
 */
const slides = {
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

const quotation = {
  margin: 0,
  fontSize: 'clamp(1.3125rem, 1.1rem + 0.9vw, 1.875rem)',
  lineHeight: 1.32,
  letterSpacing: '-0.01em',
  textWrap: 'pretty',
} as const;

const nameLook = {
  display: 'inline-block',
  marginTop: 3,
  paddingTop: 1.5,
  borderTop: `2px solid ${colours.accent}`,
  color: colours.onDarkSoft,
} as const;

const controls = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  [media.print]: { display: 'none' },
  [withoutScripts]: { display: 'none' },
} as const;

interface TestimonialsProps extends Pick<SectionHead, 'label' | 'title'> {
  film: string;
  entries: readonly { name: string; message: string }[];
}

/** The quotations of clients, one at a time. The carousel never moves by itself, only by buttons, dots and swipes. */
export function Testimonials({ label, title, film, entries }: TestimonialsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const swiper = useSwiper(frame, {
    effect: 'fade',
    fadeEffect: { crossFade: true },
    initialSlide: shown,
    rewind: true,
    // A mouse selects the text, and uses the buttons to move on.
    simulateTouch: false,
    on: { slideChange: ({ activeIndex }) => setShown(activeIndex) },
  });
  // Before Swiper has loaded, the styles alone show the result of a press, and fade as well.
  useEffect(() => {
    swiper?.slideTo(shown, carouselSpeed(crossFade));
  }, [swiper, shown]);

  const step = (by: number) => setShown((shown + by + entries.length) % entries.length);
  const slideName = (index: number) => interfaceCopy.slide(index + 1, entries.length, entries[index]?.name ?? '');
  return (
    <Section label={label} symbol="currentTransformer" ground="tinted" title={title}>
      <Box data-ground="dark" role="group" aria-roledescription="carousel" aria-label={label} sx={panel}>
        <Box component={LoopingFilm} id={film} sx={backdrop} />
        <Box ref={frame} sx={slides}>
          <div className="swiper-wrapper">
            {entries.map(({ name, message }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields, this is a slide
              <div
                key={name}
                className="swiper-slide"
                role="group"
                aria-roledescription="slide"
                aria-label={slideName(index)}
                data-shown={index === shown ? '' : undefined}
                style={{ transform: `translateX(${-100 * index}%)` }}
              >
                <figure>
                  <Typography variant="h2" component="blockquote" sx={quotation}>
                    {message}
                  </Typography>
                  <Typography variant="caption" component="figcaption" sx={nameLook}>
                    {name}
                  </Typography>
                </figure>
              </div>
            ))}
          </div>
        </Box>
        <Box sx={controls}>
          <Stack direction="row">
            <StepButton aria-label={interfaceCopy.previousTestimonial} onClick={() => step(-1)}>
              <Arrow backwards />
            </StepButton>
            <StepButton aria-label={interfaceCopy.nextTestimonial} onClick={() => step(1)}>
              <Arrow />
            </StepButton>
          </Stack>
          <CarouselDots names={entries.map((_, index) => slideName(index))} shown={shown} onShow={setShown} />
        </Box>
      </Box>
    </Section>
  );
}
