import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { useNearScreen } from './use-near-screen.ts';

/**
 * Swiper on a frame, from when that has come near the screen and Swiper has loaded. Until then the styles of the frame
 * lay its slides out as Swiper will, so that nothing moves when it takes over.
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
        // At once: who presses before React has drawn again would press what only waits for Swiper.
        flushSync(() => setSwiper(instance));
      },
      // Not to be had now: what the styles do without it has to do.
      () => undefined,
    );
    return () => {
      isGone = true;
      instance?.destroy(true, false);
    };
  }, [frame, isNear]);

  return swiper;
}

/** How long a carousel takes to move on: for who wants no motion, no time. */
export function carouselSpeed(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
