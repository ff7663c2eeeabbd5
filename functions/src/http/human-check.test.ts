import { humanCheckFields } from '@site/contract/desk/human-check';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import { humanCheckInput, issueFormToken, quarantineReason, readStrictness } from './human-check.ts';

const key = 'a key for the tests, of 32 characters';
const noon = Date.UTC(2026, 10, 21, 12);

/** The check of an installation at noon, and a clock that the test turns. */
function checkAt(strictness: 'off' | 'field' | 'token', secret = key) {
  vi.stubEnv('HUMAN_CHECK', strictness);
  vi.stubEnv('HASH_SECRET', secret);
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const wait = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
  };
  /** Gives the reason why a form with this token is quarantined. */
  const reasonFor = (token: string | undefined, honeypotIsFilled = false) =>
    quarantineReason({ honeypotIsFilled, token });
  return { token: issueFormToken, wait, reasonFor };
}

const day = 24 * 60 * 60;

testRows([
  [2.999, 'too-soon'],
  [3, undefined],
  [day, undefined],
  [day + 0.001, 'too-late'],
  [-60, 'too-soon'],
])('a form that took too little or too much time is quarantined, with the reason', (seconds, reason) => {
  const { token, wait, reasonFor } = checkAt('token');
  const begun = token();
  wait(seconds);
  expect(reasonFor(begun.token)).toBe(reason);
});

test('a form waits until its token is old enough, and no longer', () => {
  const { token, wait, reasonFor } = checkAt('token');
  const begun = token();
  wait(begun.waitSeconds);
  expect(reasonFor(begun.token)).toBeUndefined();
  expect(checkAt('field').token().waitSeconds).toBe(0);
  expect(checkAt('off').token().waitSeconds).toBe(0);
});

test('a token that someone else has made or changed does not count', () => {
  const theirs = checkAt('token', 'the key of another project, as long').token().token;
  const { token, wait, reasonFor } = checkAt('token');
  const ours = token().token;
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
  for (const token of forged) expect(reasonFor(token)).toBe('foreign-token');
  expect(reasonFor(undefined)).toBe('no-token');
  expect(reasonFor(ours)).toBeUndefined();
});

test('a form without the fields of the check has no token and an empty honeypot', () => {
  const reasons = (['token', 'field', 'off'] as const).map((strictness) => {
    checkAt(strictness);
    return quarantineReason(undefined);
  });
  expect(reasons).toEqual(['no-token', undefined, undefined]);
});

test('a form that a visitor began before an update of the functions counts after it', () => {
  const { wait, reasonFor } = checkAt('token');
  wait(10);
  expect(reasonFor('mwqcvpc0.I0MqABDDYImfr52JI7S0gR510dWSIHHQ3eQXcmljIH8')).toBeUndefined();
});

test('a form with a filled-in honeypot is quarantined, with or without a token', () => {
  const { token, wait, reasonFor } = checkAt('token');
  const begun = token().token;
  wait(10);
  expect([reasonFor(begun, true), reasonFor(undefined, true)]).toEqual(['trap', 'trap']);
});

test('an installation can check the honeypot alone, or turn the check off', () => {
  const field = checkAt('field');
  expect([field.reasonFor(undefined), field.reasonFor('x'), field.reasonFor(undefined, true)]).toEqual([
    undefined,
    undefined,
    'trap',
  ]);
  expect(checkAt('off').reasonFor(undefined, true)).toBeUndefined();
});

testRows(['off', 'field', 'token'])('the parameter sets how strict the check is', (value) => {
  expect(readStrictness({ HUMAN_CHECK: ` ${value} ` })).toBe(value);
});

test('a missing or wrong parameter is an error', () => {
  expect(() => readStrictness({})).toThrow('Missing parameters: HUMAN_CHECK. Set the parameters in ');
  expect(() => readStrictness({ HUMAN_CHECK: 'on' })).toThrow('HUMAN_CHECK must be one of: off, field, token.');
});

testRows(['https://spam.example', ' ', 0, false, true, [], [''], {}, { a: 1 }])(
  'a honeypot with any value counts as filled in',
  (value) => {
    const { honeypotIsFilled } = humanCheckInput({ message: 'Hello', [humanCheckFields.honeypot]: value });
    expect(honeypotIsFilled).toBe(true);
  },
);

testRows(['', undefined, null])('a honeypot can be empty in each of these ways', (value) => {
  expect(humanCheckInput({ [humanCheckFields.honeypot]: value }).honeypotIsFilled).toBe(false);
});

test('only a text counts as a form token', () => {
  const tokenOf = (token: unknown) => humanCheckInput({ [humanCheckFields.token]: token }).token;
  expect(tokenOf('a.b')).toBe('a.b');
  for (const other of ['', undefined, null, 1, true, ['a.b'], { token: 'a.b' }]) expect(tokenOf(other)).toBeUndefined();
  expect(humanCheckInput({})).toEqual({ honeypotIsFilled: false, token: undefined });
});
