import styled from '@emotion/styled/base';
import { useState } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { CarouselDots } from '../../components/CarouselDots.tsx';
import { PhaseWaves } from '../../components/drawings/PhaseWaves.tsx';
import { LoopingFilm } from '../../components/LoopingFilm.tsx';
import { StepButton } from '../../components/StepButton.tsx';
import { wrapAround } from '../../components/wrap-around.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { Section } from '../../sections/Section.tsx';
import { colours, families, media } from '../../theme/tokens.ts';

/** A screen that bleeds off the right edge; the text stands on its dark side. */
const Panel = styled('div')({
  '&&': { gridColumn: 'content-start / full-end' },
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'space-between',
  gap: 40,
  minHeight: 480,
  padding: '40px clamp(24px, 4vw, 56px) 300px',
  background: colours.deep,
  color: colours.onDark,
  [media.desktop]: { padding: '56px 56px 40px' },
  [media.print]: { minHeight: 0, padding: '16px 0' },
});

// What moves is never behind the words: under them on a phone, to their right on a desk.
const Backdrop = styled(LoopingFilm)({
  top: 'auto',
  height: 280,
  [media.desktop]: { inset: '0 0 0 52%', height: 'auto', maskImage: 'linear-gradient(90deg, transparent, #000 24%)' },
});

const Slides = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  maxWidth: '40rem',
  '& > *': { gridArea: '1 / 1' },
  [media.desktop]: { width: '50%' },
  '@media (scripting: none)': { gap: 48, '& > *': { gridArea: 'auto' } },
});

/** As specified: one entry fades into the next over a second. */
const crossFade = '1000ms ease-in-out';

const Slide = styled('div')({
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${crossFade}, visibility 0s 1000ms`,
  '&[data-shown]': { opacity: 1, visibility: 'visible', transition: `opacity ${crossFade}` },
  '@media (scripting: none)': { opacity: 1, visibility: 'visible' },
  '& blockquote': {
    margin: 0,
    fontFamily: families.heading,
    fontSize: 'clamp(1.3125rem, 1.1rem + 0.9vw, 1.875rem)',
    fontWeight: 600,
    lineHeight: 1.32,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
  },
  '& figcaption': {
    marginTop: 24,
    paddingTop: 12,
    borderTop: `2px solid ${colours.amber}`,
    display: 'inline-block',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colours.onDarkSoft,
  },
});

const Controls = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  [media.print]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

const Steps = styled('div')({ display: 'flex' });

interface TestimonialsProps {
  label: string;
  title: string;
  /** The film behind the entries. */
  film: string;
  entries: readonly { name: string; message: string }[];
}

/** What clients say, one at a time. It never moves on by itself: previous, next and the dots do. */
export function Testimonials({ label, title, film, entries }: TestimonialsProps) {
  const [shown, setShown] = useState(0);
  const step = (by: number) => setShown(wrapAround(shown + by, entries.length));
  const slideName = (index: number) => interfaceCopy.slide(index + 1, entries.length, entries[index]?.name ?? '');
  return (
    <Section label={label} symbol="currentTransformer" ground="warm" title={title}>
      <Panel data-ground="dark" role="group" aria-roledescription="carousel" aria-label={label}>
        <Backdrop id={film} subject={interfaceCopy.background}>
          <PhaseWaves />
        </Backdrop>
        <Slides>
          {entries.map(({ name, message }, index) => (
            <Slide
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={slideName(index)}
              {...(index === shown ? { 'data-shown': '' } : {})}
            >
              <figure>
                <blockquote>{message}</blockquote>
                <figcaption>{name}</figcaption>
              </figure>
            </Slide>
          ))}
        </Slides>
        <Controls>
          <Steps>
            <StepButton type="button" aria-label={interfaceCopy.previousTestimonial} onClick={() => step(-1)}>
              <Arrow backwards />
            </StepButton>
            <StepButton type="button" aria-label={interfaceCopy.nextTestimonial} onClick={() => step(1)}>
              <Arrow />
            </StepButton>
          </Steps>
          <CarouselDots names={entries.map((_, index) => slideName(index))} shown={shown} onShow={setShown} />
        </Controls>
      </Panel>
    </Section>
  );
}
