/** What decides whether the hero rotates its sheets by itself. */
export interface RotationState {
  /** What the visitor asked for with the button; `undefined` until then. */
  choice: 'play' | 'pause' | undefined;
  isReducedMotion: boolean;
  isHovered: boolean;
  hasFocus: boolean;
}

/** Whether the button says "pause". Hover and focus stop the sheets, but must not relabel the button. */
export function isMeantToPlay({ choice, isReducedMotion }: Pick<RotationState, 'choice' | 'isReducedMotion'>): boolean {
  return choice ? choice === 'play' : !isReducedMotion;
}

/** Whether the sheets rotate now. A choice made with the button counts for more than hover and focus. */
export function isRotating(state: RotationState): boolean {
  if (state.choice) return state.choice === 'play';
  return !state.isReducedMotion && !state.isHovered && !state.hasFocus;
}
