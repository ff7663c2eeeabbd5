import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './process/paths.ts';

// Words that make a sentence hard to read, and what to write instead. The build checks the words of screens: `terms.ts`.

interface Habit {
  word: RegExp;
  use: string;
}

const forbidden: Habit[] = [
  { word: /\bshall\b/i, use: 'will, must or can' },
  { word: /\b(?:none|one) of ours\b/i, use: 'the name of the thing' },
  { word: /\bwho(?:m|se)?(?:so)?ever\b/i, use: 'the applicant, the admin, the visitor' },
  // The key of the local stack has one of these words between its hyphens; an address of examples begins with another.
  { word: /(?<!-)\b(?:any|some|every)body\b(?!@)/i, use: 'anyone, someone, everyone' },
  // A kind of readers in the outbox is called so, and so are an address of examples and the file of a decision.
  { word: /(?<!-)\bnobody\b(?!['"@])/i, use: 'no one, no admin, no visitor' },
  { word: /\be-mails?\b/i, use: 'email' },
  // In comments and titles; the domain, the collection and the types keep their name.
  { word: /(?:^\s*(?:\/\/|\/?\*)|\b(?:test|it|describe)\().*\smails?(?=[\s.,;:]|$)/, use: 'email' },
  { word: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer| more)/i, use: 'is not a, none of' },
  { word: /\bof (?:its|their|his|her|our|your|one['’]s) own\b/i, use: 'its own, their own, before the noun' },
  { word: /^\s*(?:\/\/|\/\*\*|\*) (?:What|Who|Whom|Whose|Those)\b/, use: 'a noun, at the beginning of a comment' },
  {
    word: /\b(?:test|it|describe)\(['"`](?:what|who|whom|whose|those)\b|\)\(['"`](?:what|who|those)\b/,
    use: 'a noun or a verb, at the beginning of a title',
  },
];

/** The names of criteria are content, in the words of an admin; the test of the terms quotes the terms. */
const exempt = ['contract/jobs/job-assessment.ts', 'web/scripts/site-check/content-check.test.ts'];

const inComment = /^\s*(?:\/\/|\/?\*)/;
/** A title is the first argument of a test, on the line of the call or alone on the next line. */
const isTitle = /\b(?:test|it|describe)\(['"`]|\)\(['"`]|^ {2,4}(['"`]).*\1,$/;

/**
 * Gives the lines that people read: all lines of code, but of tests the comments and titles, because tests invent words, and of
 * the content the comments, because its build checks the words of pages.
 */
function linesOf(file: string): [number, string][] {
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
  const isTest = /\.test\.tsx?$|\/test-support\/|^tests\//.test(file);
  const isCode = !isTest && !file.startsWith('web/src/content/');
  return lines.flatMap((line, index) =>
    isCode || inComment.test(line) || (isTest && isTitle.test(line)) ? [[index + 1, line] as [number, string]] : [],
  );
}

/** Lists the lines of files with a forbidden word. */
function findings(places: string[], habits: Habit[]): string[] {
  const files = globSync(places, {
    cwd: root,
    exclude: ['**/node_modules/**', 'scripts/plain-words.test.ts', ...exempt],
  });
  expect(files).not.toEqual([]);
  return files.flatMap((file) =>
    linesOf(file).flatMap(([number, line]) =>
      habits.flatMap(({ word, use }) => (word.test(line) ? [`${file}:${number} ${line.trim()}: write ${use}`] : [])),
    ),
  );
}

test('the sentences of functions, contract, commands and rules name people and say what must be', () => {
  expect(
    findings(['functions/src/**/*.ts', 'contract/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.rules'], forbidden),
  ).toEqual([]);
});

test('the sentences of the site name people and say what must be', () => {
  expect(findings(['web/{src,scripts}/**/*.{ts,tsx}', 'web/*.ts'], forbidden)).toEqual([]);
});

test('the comments and titles of tests name people and say what must be', () => {
  expect(findings(['tests/**/*.{ts,tsx,mjs}'], forbidden)).toEqual([]);
});

test('the sentences of the documents name people and say what must be', () => {
  expect(findings(['docs/**/*.md', 'README.md'], forbidden)).toEqual([]);
});
