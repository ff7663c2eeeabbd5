import { TitleBlock } from '../../components/TitleBlock.tsx';
import { ParallaxFrame } from '../../sections/ParallaxBand.tsx';
import towers from './towers-at-dusk.svg';

interface DuskBandProps {
  number: string;
  shows: string;
  scale: string;
  alternative: string;
}

/** A line of towers after sunset, across the whole page. */
export function DuskBand({ number, shows, scale, alternative }: DuskBandProps) {
  return (
    <ParallaxFrame>
      <figure>
        <img src={towers} width={1600} height={900} alt={alternative} loading="lazy" decoding="async" />
        <figcaption>
          <TitleBlock number={number} shows={shows} scale={scale} ground="dark" />
        </figcaption>
      </figure>
    </ParallaxFrame>
  );
}
