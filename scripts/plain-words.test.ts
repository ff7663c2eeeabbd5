import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './process/paths.ts';

// Words that make a sentence hard to read, and what to write instead. The build checks the words of pages: `terms.ts`.

const forbidden = [
  { word: /\bshall\b/i, use: 'will, must or can' },
  { word: /\b(?:none|one) of ours\b/i, use: 'the name of the thing' },
  { word: /\bwho(?:m|se)?(?:so)?ever\b/i, use: 'the applicant, the admin, the visitor' },
  // The key of the local stack has one of these words between its hyphens.
  { word: /(?<!-)\b(?:any|some|every)body\b/i, use: 'anyone, someone, everyone' },
];

/** Lists the lines of files with a forbidden word. Tests and sample data are exempt, because they invent words. */
function findings(places: string[]): string[] {
  const files = globSync(places, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts', '**/test-support/**'] });
  expect(files).not.toEqual([]);
  return files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        forbidden.flatMap(({ word, use }) => (word.test(line) ? [`${file}:${index + 1} ${word}: write ${use}`] : [])),
      ),
  );
}

test('comments and messages of functions, contract, commands and rules name people and say what must be', () => {
  expect(findings(['functions/src/**/*.ts', 'contract/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.rules'])).toEqual([]);
});
