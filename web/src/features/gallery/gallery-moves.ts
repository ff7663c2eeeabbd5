const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The step that a key asks for; 0 for any other key. */
export function stepOfKey(key: string): number {
  return keys[key] ?? 0;
}

interface TouchPoint {
  x: number;
  y: number;
}

/** A shorter way is a tap with an unsteady finger. */
const shortestSwipe = 40;

/** The step that a finger's way asks for: to the left is onwards; 0 for a tap, or for a way that is rather up or down. */
export function stepOfSwipe(from: TouchPoint, to: TouchPoint): number {
  const across = to.x - from.x;
  const isSwipe = Math.abs(across) >= shortestSwipe && Math.abs(across) > 1.5 * Math.abs(to.y - from.y);
  return isSwipe ? -Math.sign(across) : 0;
}
