import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../components/use-reduced-motion.ts';
import { wrapAround } from '../../components/wrap-around.ts';
import { isMeantToPlay, isRotating, type RotationState } from './rotation.ts';

/** As specified: each sheet is shown for five seconds. */
const interval = 5000;

/** Turns `count` sheets one by one, and stops for whoever points at them, tabs into them, pauses them or wants no motion. */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0);
  const [choice, setChoice] = useState<RotationState['choice']>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isReducedMotion = useReducedMotion();
  const rotates = isRotating({ choice, isReducedMotion, isHovered, hasFocus });
  const isPlaying = isMeantToPlay({ choice, isReducedMotion });

  // The others may be fetched well before the first has had its time.
  const turn = useEffectEvent(() => setShown(wrapAround(shown + 1, count)));

  // Restarts with every change of sheet, so that one picked by hand is shown for its full time as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of sheet is what starts it anew
  useEffect(() => {
    if (!rotates) return;
    const timer = setInterval(turn, interval);
    return () => clearInterval(timer);
  }, [rotates, shown]);

  return {
    shown,
    show: setShown,
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    isVisited: isHovered || hasFocus,
    /** For the element on which hover and focus pause the rotation. */
    visitProps: {
      // A finger that scrolls over the hero does not point at it.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
