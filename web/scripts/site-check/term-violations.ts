import { forbidden, theCustomersOwn } from '../../src/content/terms.ts';
import type { LineViolation } from './content-violations.ts';

/** The terms of a text for which we have another word, each with its line. */
export function forbiddenTerms(text: string): LineViolation[] {
  return text.split('\n').flatMap((line, index) => {
    const words = theCustomersOwn.reduce((rest, own) => rest.replaceAll(own, ''), line);
    return forbidden.flatMap(({ term, use }) =>
      [...words.matchAll(term)].map(([found]) => ({
        line: index + 1,
        violation: `"${found}" is not our word: write "${use}" (content/terms.ts)`,
      })),
    );
  });
}
