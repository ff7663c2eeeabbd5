/**
 * Whoever guesses tries the common passwords first, as they are and as people change them: with capitals, digits at the end,
 * signs for letters, twice, backwards, along the keyboard. What is found among the first so many is refused. It is more than
 * anybody can try against a log-in that slows down, and a day's work for whoever has got a copy of the hashes.
 */
const mostGuesses = 1e8;

/** The rest of a longer one adds nothing that matters, and takes time. */
const longestLookedAt = 100;

type Estimate = (password: string, about: string[]) => number;
let estimate: Promise<Estimate> | undefined;

/**
 * Whether a password is among the first that would be tried.
 * @param about what whoever guesses knows of its owner: their names, their address, the firm's
 */
export async function isCommonPassword(password: string, about: readonly string[]): Promise<boolean> {
  estimate ??= load();
  const guessesOf = await estimate;
  return guessesOf(password.slice(0, longestLookedAt), wordsOf(about)) < mostGuesses;
}

/** The list of half a megabyte is read when somebody first chooses a password: nobody else waits for it. */
async function load(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, about) => zxcvbn.check(password, about).guesses;
}

/** Whole, and in the parts that people make passwords of. */
function wordsOf(about: readonly string[]): string[] {
  return [...new Set(about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]))].filter(
    ({ length }) => length > 2,
  );
}
