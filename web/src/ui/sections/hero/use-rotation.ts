import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../PlayToggle.tsx';

/** The conditions under which the hero rotates its sheets by itself. */
export interface RotationState {
  /** The visitor's choice by the button; `undefined` before the first choice. */
  choice: 'play' | 'pause' | undefined;
  isReducedMotion: boolean;
  isHovered: boolean;
  hasFocus: boolean;
}

/** Tells whether the button says "pause". Hover and focus pause the rotation, but must not change the label of the button. */
export function isMeantToPlay({ choice, isReducedMotion }: Pick<RotationState, 'choice' | 'isReducedMotion'>): boolean {
  return choice ? choice === 'play' : !isReducedMotion;
}

/** Tells whether the sheets rotate now. A choice by the button takes precedence over hover and focus. */
export function isRotating(state: RotationState): boolean {
  if (state.choice) return state.choice === 'play';
  return !state.isReducedMotion && !state.isHovered && !state.hasFocus;
}

/** As specified, each sheet is shown for five seconds. */
const interval = 5000;

/**
 * Shows `count` sheets one after another. The rotation stops while the visitor points at the sheets or has the focus in
 * them, and if the visitor has paused it or wants no motion.
 */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0);
  const [choice, setChoice] = useState<RotationState['choice']>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isReducedMotion = useReducedMotion();
  const rotates = isRotating({ choice, isReducedMotion, isHovered, hasFocus });
  const isPlaying = isMeantToPlay({ choice, isReducedMotion });

  // The other sheets may have loaded well before the five seconds of the first have passed.
  const turn = useEffectEvent(() => setShown((shown + 1) % count));

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
    /** The props of the element on which hover and focus pause the rotation. */
    visitProps: {
      // A finger that scrolls over the hero does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
