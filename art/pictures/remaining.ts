/** What a picture takes where nothing has been measured yet: a guess, said to be one by nobody, gone after the first. */
const firstGuess = 60;

/**
 * The seconds that some renders are going to take: each as long as it took before, or else as the mean of all measured.
 * @param measured seconds by picture, where they are known
 */
export function remainingSeconds(numbers: readonly string[], measured: ReadonlyMap<string, number>): number {
  const known = [...measured.values()];
  const mean = known.length === 0 ? firstGuess : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
  return numbers.reduce((sum, number) => sum + (measured.get(number) ?? mean), 0);
}

/** Seconds for people. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
