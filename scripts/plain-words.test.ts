import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './process/paths.ts';

// Words that make a sentence hard to read, each with better words. The build checks the words of screens: `terms.ts`.

interface Habit {
  word: RegExp;
  use: string;
}

const forbidden: Habit[] = [
  { word: /\bshall\b/i, use: 'will, must or can' },
  { word: /\b(?:none|one) of ours\b/i, use: 'the name of the thing' },
  { word: /\bwho(?:m|se)?(?:so)?ever\b/i, use: 'the applicant, the admin, the visitor' },
  // The key of the local stack has one of these words between its hyphens. An example address begins with another one.
  { word: /(?<!-)\b(?:any|some|every)body\b(?!@)/i, use: 'anyone, someone, everyone' },
  // Three names keep this word: a group of readers in the outbox, an example address, and the file of a decision.
  { word: /(?<!-)\bnobody\b(?!['"@])/i, use: 'no one, no admin, no visitor' },
  { word: /\be-mails?\b/i, use: 'email' },
  // The rule is for comments and titles; the domain, the collection and the types keep their name.
  { word: /(?:^\s*(?:\/\/|\/?\*)|\b(?:test|it|describe)\().*\smails?(?=[\s.,;:]|$)/, use: 'email' },
  { word: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer| more)/i, use: 'is not a, none of' },
  { word: /\bof (?:its|their|his|her|our|your|one['’]s) own\b/i, use: 'its own, their own, before the noun' },
  {
    word: /^\s*(?:(?:\/\/|\/\*\*|\*) (?:What|Who|Whom|Whose|Those)|\/\*\* (?:Where|Which|Why|How|It|Its|They|Their|There|Of|None))\b/,
    use: 'a noun, at the beginning of a comment',
  },
  {
    word: /\b(?:test|it|describe)\(['"`](?:what|who|whom|whose|those)\b|\)\(['"`](?:what|who|those)\b/,
    use: 'a noun or a verb, at the beginning of a title',
  },
];

/** The names of criteria are content, in the words of an admin. The test of the terms quotes the terms. */
const exempt = ['contract/jobs/job-assessment.ts', 'web/scripts/site-check/content-check.test.ts'];

const inComment = /^\s*(?:\/\/|\/?\*)/;
/** A title is the first argument of a test, on the line of the call or alone on the next line. */
const isTitle = /\b(?:test|it|describe)\(['"`]|\)\(['"`]|^ {2,4}(['"`]).*\1,$/;

/**
 * Gives the lines for human readers. Tests give only their comments and titles, because tests invent words. The content gives
 * only its comments, because its build checks the words of pages. All other files give every line.
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

test('functions, contract, commands and rules use none of the forbidden words', () => {
  expect(
    findings(['functions/src/**/*.ts', 'contract/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.rules'], forbidden),
  ).toEqual([]);
});

test('the site uses none of the forbidden words', () => {
  expect(findings(['web/{src,scripts}/**/*.{ts,tsx}', 'web/*.ts'], forbidden)).toEqual([]);
});

test('the comments and titles of tests use none of the forbidden words', () => {
  expect(findings(['tests/**/*.{ts,tsx,mjs}'], forbidden)).toEqual([]);
});

test('the documents use none of the forbidden words', () => {
  expect(findings(['docs/**/*.md', 'README.md'], forbidden)).toEqual([]);
});
