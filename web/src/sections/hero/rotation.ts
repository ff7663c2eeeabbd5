/** What decides whether the hero turns its sheets by itself. */
export interface RotationState {
  /** What the visitor asked for with the button; `undefined` until then. */
  choice: 'play' | 'pause' | undefined;
  isReducedMotion: boolean;
  isHovered: boolean;
  hasFocus: boolean;
}

/** Whether the button says "pause": what would happen with nobody near. Pointing at the hero must not relabel it. */
export function isMeantToPlay({ choice, isReducedMotion }: Pick<RotationState, 'choice' | 'isReducedMotion'>): boolean {
  return choice ? choice === 'play' : !isReducedMotion;
}

/** Whether the sheets turn now. Who asked them to with the button gets it, though pointer and focus are still there. */
export function isRotating(state: RotationState): boolean {
  if (state.choice) return state.choice === 'play';
  return !state.isReducedMotion && !state.isHovered && !state.hasFocus;
}
