import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { useNearScreen } from './use-near-screen.ts';

/**
 * Starts Swiper on a frame, once the frame has come near the viewport and Swiper has loaded. Until then the styles of the
 * frame lay out its slides as Swiper will, so that nothing moves when Swiper starts.
 */
export function useSwiper(frame: RefObject<HTMLElement | null>, options: SwiperOptions): Swiper | undefined {
  const isNear = useNearScreen(frame);
  const [swiper, setSwiper] = useState<Swiper>();
  const currentOptions = useEffectEvent(() => options);

  useEffect(() => {
    if (!isNear) return;
    let instance: Swiper | undefined;
    let isGone = false;
    import('./swiper-parts.ts').then(
      ({ Swiper: Carousel, EffectFade }) => {
        if (isGone || !frame.current) return;
        instance = new Carousel(frame.current, { modules: [EffectFade], ...currentOptions() });
        // The state changes at once: before the next rendering, a press would hit a button that still waits for Swiper.
        flushSync(() => setSwiper(instance));
      },
      // If Swiper cannot be loaded, the carousel works with CSS alone.
      () => undefined,
    );
    return () => {
      isGone = true;
      instance?.destroy(true, false);
    };
  }, [frame, isNear]);

  return swiper;
}

/** Gives the duration of a carousel's movement; zero with reduced motion. */
export function carouselSpeed(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
