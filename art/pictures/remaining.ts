/** The guess for a picture before the first measurement. The first measured time replaces the guess. */
const firstGuess = 60;

/**
 * Estimates the seconds for some renders: each takes its earlier time, or else the mean of all measured times.
 * @param measured the known seconds of each picture
 */
export function remainingSeconds(numbers: readonly string[], measured: ReadonlyMap<string, number>): number {
  const known = [...measured.values()];
  const mean = known.length === 0 ? firstGuess : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
  return numbers.reduce((sum, number) => sum + (measured.get(number) ?? mean), 0);
}

/** Gives a duration in words. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
