let hasMoved = scrollY > 0;

const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
for (const hand of hands) {
  addEventListener(hand, () => (hasMoved = true), { capture: true, once: true, passive: true });
}

/** Whether the reader has moved about the page since it was loaded: from then on nothing may scroll it for them. */
export function hasReaderMoved(): boolean {
  return hasMoved;
}
