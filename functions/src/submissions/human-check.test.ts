import { expect, test } from 'vitest';
import { createFormTokens } from './form-tokens.ts';
import { createHumanCheck, readStrictness, type Strictness } from './human-check.ts';

/** The check, and a clock that the test turns. */
function checkAt(strictness: Strictness, secret = 'a key for the tests') {
  let time = Date.UTC(2026, 10, 21, 12);
  const check = createHumanCheck(
    () => strictness,
    createFormTokens(
      () => secret,
      () => new Date(time),
    ),
  );
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  /** Why a form is held that was sent with this token. */
  const heldFor = (token: string | undefined, isTrapped = false) => check.holdReason({ isTrapped, token });
  return { ...check, wait, heldFor };
}

const day = 24 * 60 * 60;

test.each([
  [2.999, 'too-soon'],
  [3, undefined],
  [day, undefined],
  [day + 0.001, 'too-late'],
  [-60, 'too-soon'],
])('a form sent %d s after it was begun is held for: %s', (seconds, reason) => {
  const { token, wait, heldFor } = checkAt('token');
  const begun = token();
  wait(seconds);
  expect(heldFor(begun.token)).toBe(reason);
});

test('a form waits until its token is old enough, and no longer', () => {
  const { token, wait, heldFor } = checkAt('token');
  const begun = token();
  wait(begun.waitSeconds);
  expect(heldFor(begun.token)).toBeUndefined();
  expect(checkAt('field').token().waitSeconds).toBe(0);
  expect(checkAt('off').token().waitSeconds).toBe(0);
});

test('a token that was made or changed by somebody else counts for nothing', () => {
  const { token, wait, heldFor } = checkAt('token');
  const ours = token().token;
  const theirs = checkAt('token', 'the key of another project').token().token;
  const [time = '', signature = ''] = ours.split('.');
  const earlier = (Number.parseInt(time, 36) - 3_600_000).toString(36);
  wait(10);
  const forged = [
    theirs,
    `${earlier}.${signature}`,
    `${time}.`,
    time,
    `${ours}=`,
    `${ours}.${signature}`,
    ours.toUpperCase(),
    `.${signature}`,
    '.',
    'é'.repeat(40),
    'x'.repeat(100_000),
  ];
  for (const token of forged) expect(heldFor(token)).toBe('foreign-token');
  expect(heldFor(undefined)).toBe('no-token');
  expect(heldFor(ours)).toBeUndefined();
});

test('whoever fills in the hidden field is held, with or without a token', () => {
  const { token, wait, heldFor } = checkAt('token');
  const begun = token().token;
  wait(10);
  expect([heldFor(begun, true), heldFor(undefined, true)]).toEqual(['trap', 'trap']);
});

test('an installation may look at the hidden field alone, or at nothing', () => {
  const field = checkAt('field');
  expect([field.heldFor(undefined), field.heldFor('x'), field.heldFor(undefined, true)]).toEqual([
    undefined,
    undefined,
    'trap',
  ]);
  expect(checkAt('off').heldFor(undefined, true)).toBeUndefined();
});

test.each(['off', 'field', 'token'])('the parameter may say %s', (value) => {
  expect(readStrictness({ HUMAN_CHECK: ` ${value} ` })).toBe(value);
});

test('nothing is guessed where the parameter is missing or wrong', () => {
  expect(() => readStrictness({})).toThrow('Missing parameters: HUMAN_CHECK.');
  expect(() => readStrictness({ HUMAN_CHECK: 'on' })).toThrow('HUMAN_CHECK must be off, field, token.');
});
