import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { CarouselDots } from '../../components/CarouselDots.tsx';
import { PhaseWaves } from '../../components/drawings/PhaseWaves.tsx';
import { LoopingFilm } from '../../components/LoopingFilm.tsx';
import { StepButton } from '../../components/StepButton.tsx';
import { carouselSpeed, useSwiper } from '../../components/use-swiper.ts';
import { wrapAround } from '../../components/wrap-around.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { Section } from '../../sections/Section.tsx';
import { backdrop, controls, name as nameLook, panel, quotation, slides } from './testimonials-look.ts';

/** As specified: one entry fades into the next over a second. */
const crossFade = 1000;

interface TestimonialsProps {
  label: string;
  title: string;
  /** The film behind the entries. */
  film: string;
  entries: readonly { name: string; message: string }[];
}

/** What clients say, one at a time. It never moves on by itself: previous, next, the dots and a finger do. */
export function Testimonials({ label, title, film, entries }: TestimonialsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const swiper = useSwiper(frame, {
    effect: 'fade',
    fadeEffect: { crossFade: true },
    initialSlide: shown,
    rewind: true,
    // A mouse selects the words; it has the buttons to move on.
    simulateTouch: false,
    on: { slideChange: ({ activeIndex }) => setShown(activeIndex) },
  });
  // What was pressed before Swiper came is shown by the styles alone, which fade as well.
  useEffect(() => {
    swiper?.slideTo(shown, carouselSpeed(crossFade));
  }, [swiper, shown]);

  const step = (by: number) => setShown(wrapAround(shown + by, entries.length));
  const slideName = (index: number) => interfaceCopy.slide(index + 1, entries.length, entries[index]?.name ?? '');
  return (
    <Section label={label} symbol="currentTransformer" ground="warm" title={title}>
      <Box data-ground="dark" role="group" aria-roledescription="carousel" aria-label={label} sx={panel}>
        <Box component={LoopingFilm} id={film} subject={interfaceCopy.background} sx={backdrop}>
          <PhaseWaves />
        </Box>
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
            <StepButton type="button" aria-label={interfaceCopy.previousTestimonial} onClick={() => step(-1)}>
              <Arrow backwards />
            </StepButton>
            <StepButton type="button" aria-label={interfaceCopy.nextTestimonial} onClick={() => step(1)}>
              <Arrow />
            </StepButton>
          </Stack>
          <CarouselDots names={entries.map((_, index) => slideName(index))} shown={shown} onShow={setShown} />
        </Box>
      </Box>
    </Section>
  );
}
