import { createHash } from 'node:crypto';
import { ownWords } from './own-words.ts';

/**
 * Whoever guesses tries the common passwords first, as they are and as people change them: with capitals, digits at the end,
 * signs for letters, twice, backwards, along the keyboard. What is found among the first so many is refused. It is more than
 * anybody can try against a log-in that slows down, and a day's work for whoever has got a copy of the hashes.
 */
const mostGuesses = 1e8;

/** The rest of a longer one adds nothing that matters, and takes time. */
const longestLookedAt = 100;

interface Knowledge {
  isLeaked: (password: string) => boolean;
  guessesOf: (password: string, about: string[]) => number;
}
let knowledge: Promise<Knowledge> | undefined;

/**
 * Whether a password is among the first that would be tried: it is one of the commonest that were leaked, or soon guessed.
 * @param about what whoever guesses knows of its owner, besides the words of the firm: their names, their address, the site's
 */
export async function isCommonPassword(password: string, about: readonly string[]): Promise<boolean> {
  knowledge ??= load();
  const { isLeaked, guessesOf } = await knowledge;
  const guesses = () => guessesOf(password.slice(0, longestLookedAt), wordsOf([...ownWords, ...about]));
  return isLeaked(password) || guesses() < mostGuesses;
}

/** The lists of half a megabyte are read when somebody first chooses a password: nobody else waits for them. */
async function load(): Promise<Knowledge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, { leakedPasswords, hashBytes }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('./leaked-passwords.ts'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const bytes = Buffer.from(leakedPasswords, 'base64');
  const hashes = Array.from({ length: bytes.length / hashBytes }, (_, index) =>
    bytes.toString('hex', index * hashBytes, (index + 1) * hashBytes),
  );
  const leaked = new Set(hashes);
  const hashOf = (password: string) =>
    createHash('sha256').update(password.toLowerCase()).digest().toString('hex', 0, hashBytes);
  return {
    isLeaked: (password) => leaked.has(hashOf(password)),
    guessesOf: (password, about) => zxcvbn.check(password, about).guesses,
  };
}

/** Whole, and in the parts that people make passwords of. */
function wordsOf(about: readonly string[]): string[] {
  return [...new Set(about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]))].filter(
    ({ length }) => length > 2,
  );
}
