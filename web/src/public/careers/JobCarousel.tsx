import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import 'swiper/css';
import { careersCopy } from '../../content/product/careers.ts';
import { CarouselDots } from '../../ui/CarouselDots.tsx';
import { carouselSpeed } from '../../ui/use-swiper.ts';
import { JobListItem } from './JobListItem.tsx';
import type { JobsViewProps } from './JobsByCountry.tsx';
import { jobsAddress } from './job-address.ts';

/** The largest number of dots that a person can tell apart. The careers page shows the other jobs. */
const maxSlides = 12;

/** The jobs of a country, one at a time. The visitor swipes, picks a dot, or steps with the arrow keys on the dots. */
export function JobCarousel({ country, chosen: { jobs: newest, count } }: JobsViewProps) {
  const jobs = newest.slice(0, maxSlides);
  const frame = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [chosen, setChosen] = useState(0);
  // Jobs can close while a visitor looks at them.
  const shown = Math.min(chosen, jobs.length - 1);

  useEffect(() => {
    if (!frame.current) return;
    const instance = new Swiper(frame.current, {
      slidesPerView: 1,
      spaceBetween: 20,
      // Jobs differ in length, so the frame takes the height of the shown one.
      autoHeight: true,
      speed: carouselSpeed(250),
      // A mouse selects the text of a job, and changes the slide by the dots only.
      simulateTouch: false,
      on: { slideChange: ({ activeIndex }) => setChosen(activeIndex) },
    });
    swiper.current = instance;
    return () => {
      instance.destroy();
    };
  }, []);

  const ids = jobs.map(({ _id }) => _id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other jobs are other slides
  useEffect(() => {
    const instance = swiper.current;
    if (!instance) return;
    instance.update();
    // Larger text or a late font makes a slide higher than its measured height.
    const heights = new ResizeObserver(() => instance.updateAutoHeight(0));
    for (const slide of instance.slides) heights.observe(slide.firstElementChild ?? slide);
    return () => heights.disconnect();
  }, [ids]);

  const { search, hash } = jobsAddress(country);
  const show = (index: number) => swiper.current?.slideTo(index);
  const step = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: jobs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return (
    <section aria-roledescription="carousel" aria-label={careersCopy.carousel(country)}>
      {jobs.length > 1 && (
        <Box sx={{ mb: '12px' }}>
          <CarouselDots
            names={jobs.map(({ title }, index) => careersCopy.slide(index + 1, jobs.length, title))}
            shown={shown}
            onShow={show}
            onKeyDown={step}
          />
        </Box>
      )}
      <div ref={frame} className="swiper">
        <div className="swiper-wrapper">
          {jobs.map((job, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields, this is a slide
            <div
              key={job._id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={careersCopy.slide(index + 1, jobs.length, job.title)}
              // A slide outside the frame must not take the focus.
              inert={index !== shown}
            >
              <JobListItem job={job} />
            </div>
          ))}
        </div>
      </div>
      {jobs.length < count && (
        <Link href={`/careers${search}${hash}`} sx={{ display: 'inline-block', mt: '12px', py: '12px' }}>
          {careersCopy.allOpenings(count, country)}
        </Link>
      )}
    </section>
  );
}
