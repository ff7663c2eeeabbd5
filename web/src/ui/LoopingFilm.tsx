import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { interfaceCopy } from '../content/product/interface.ts';
import { PhaseWaves } from '../drawings/PhaseWaves.tsx';
import { filmFiles } from './film-files.ts';
import { PlayToggle, useReducedMotion } from './PlayToggle.tsx';
import { media } from './theme/tokens.ts';
import { useNearScreen } from './use-near-screen.ts';

const filling = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  [media.print]: { display: 'none' },
  '& video, & img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-still] *': { animationPlayState: 'paused !important' },
  // Without scripts a visitor could not pause the film.
  '@media (scripting: none)': { '& *': { animationPlayState: 'paused !important' } },
} as const;

const control = {
  position: 'absolute',
  right: 20,
  bottom: 20,
  zIndex: 2,
  '@media (scripting: none)': { display: 'none' },
} as const;

interface LoopingFilmProps {
  /** The name of its files. */
  id: string;
  /** The styles of the frame that the film fills, for example the visible part. */
  className?: string;
}

/**
 * A decorative looping film without sound behind other content. The film plays while it is on the screen. A button pauses
 * it. It does not start by itself for visitors who prefer reduced motion.
 */
export function LoopingFilm({ id, className }: LoopingFilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNearScreen(frame);
  const isReducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !isReducedMotion;
  const film = filmFiles(id);

  useEffect(() => {
    const film = video.current;
    if (!isNear || !film || !frame.current) return;
    const onScreen = new IntersectionObserver((entries) => {
      // The still stays visible in a browser that refuses to play the film.
      if (isPlaying && entries.at(-1)?.isIntersecting) film.play().catch(() => undefined);
      else film.pause();
    });
    onScreen.observe(frame.current);
    return () => onScreen.disconnect();
  }, [isNear, isPlaying]);

  return (
    <>
      <Box
        ref={frame}
        {...(className && { className })}
        sx={filling}
        aria-hidden="true"
        data-still={isPlaying ? undefined : ''}
        {...(film && { style: { background: film.ground } })}
      >
        {film ? (
          <>
            {/* A `poster` would be fetched with the page. The film is transparent until its first frame is there. */}
            <img src={film.still} alt="" loading="lazy" decoding="async" />
            <video ref={video} muted loop playsInline preload="none" tabIndex={-1}>
              {film.sources.map(({ type, url }) => (
                <source key={url} type={type} src={url} />
              ))}
            </video>
          </>
        ) : (
          // The waves are a CSS animation, which pauses with the same button.
          <PhaseWaves />
        )}
      </Box>
      {/* With reduced motion the drawing never moves, so there is nothing to pause. */}
      {(film || !isReducedMotion) && (
        <Box sx={control}>
          <PlayToggle isPlaying={isPlaying} subject={interfaceCopy.background} onToggle={() => setChoice(!isPlaying)} />
        </Box>
      )}
    </>
  );
}
