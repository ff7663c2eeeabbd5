import type { ComponentProps } from 'react';
import { ParallaxFrame } from '../../ui/sections/ParallaxBlock.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import towers from './towers-at-dusk.svg';

/** A line of towers after sunset, across the whole page. */
export function DuskBand({ alternative, ...sheet }: ComponentProps<typeof TitleBlock> & { alternative: string }) {
  return (
    <ParallaxFrame>
      <figure>
        <img src={towers} width={1600} height={900} alt={alternative} loading="lazy" decoding="async" />
        <figcaption>
          <TitleBlock {...sheet} ground="dark" />
        </figcaption>
      </figure>
    </ParallaxFrame>
  );
}
