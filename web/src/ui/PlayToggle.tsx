import ButtonBase from '@mui/material/ButtonBase';
import { useSyncExternalStore } from 'react';
import { interfaceCopy } from '../content/product/interface.ts';
import { colours, families, timings } from './theme/tokens.ts';

const look = {
  position: 'static',
  gap: '10px',
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${colours.onDarkHairline}`,
  background: colours.deep,
  color: colours.onDark,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  transition: `border-color ${timings.quick}`,
  '&:hover': { borderColor: colours.onDarkSoft },
  // The prerendered page says "Pause". With reduced motion, the label stays hidden until it says "Play".
  '@media (prefers-reduced-motion: reduce)': { 'html:not([data-hydrated]) &': { visibility: 'hidden' } },
} as const;

interface PlayToggleProps {
  isPlaying: boolean;
  subject: string;
  onToggle: () => void;
}

/** Pauses and restarts content that moves by itself. The button is for dark backgrounds. */
export function PlayToggle({ isPlaying, subject, onToggle }: PlayToggleProps) {
  const word = isPlaying ? interfaceCopy.pause : interfaceCopy.play;
  return (
    <ButtonBase onClick={onToggle} aria-label={`${word} ${subject}`} sx={look}>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        <path d={isPlaying ? 'M1 0h3v12H1zM8 0h3v12H8z' : 'M1 0l10 6-10 6z'} />
      </svg>
      {word}
    </ButtonBase>
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Tells whether the visitor prefers reduced motion. The prerendered page assumes that the visitor does not. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    followMotion,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}

function followMotion(onChange: () => void) {
  const list = matchMedia(reducedMotion);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
