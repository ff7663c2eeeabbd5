import type { ApplicationStatus } from '@site/contract/desk/submission-kinds';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { erasedTally, type Progress, reachedAfter, tallyOf } from './hiring-progress.ts';

const receivedAt = new Date('2026-11-23T09:00:00Z');
const dayLater = (days: number) => new Date(receivedAt.getTime() + days * 86_400_000);

/** Gives an application that was moved every three days. */
function moved(...statuses: ApplicationStatus[]): Progress {
  let reachedAt: Progress['reachedAt'] = { new: receivedAt };
  for (const [index, status] of statuses.entries())
    reachedAt = reachedAfter(reachedAt, status, dayLater(3 * (index + 1)));
  return {
    ...{ receivedAt, reachedAt, firstWroteAt: null },
    status: statuses.at(-1) ?? 'new',
    statusChangedAt: dayLater(3 * statuses.length),
  };
}

const [threeDays, sixDays, nineDays] = [{ 3: 1 }, { 4: 1 }, { 5: 1 }];
const inNew = { new: threeDays };

testRows<[string, ApplicationStatus[], object, object | undefined]>([
  ['a new application has left no step', [], {}, undefined],
  ['a step is timed when it is left', ['reviewing'], inNew, undefined],
  ['a hire is timed from the first day', ['offer', 'hired'], { ...inNew, offer: threeDays, hire: sixDays }, undefined],
  ['a move back counts as no move', ['interview', 'new'], {}, undefined],
  ['after a move back the earlier step continues', ['interview', 'new', 'offer'], { new: nineDays }, undefined],
  ['an end leaves a step', ['interview', 'withdrawn'], { ...inNew, interview: threeDays }, { interview: 1 }],
  ['a rejected application was reviewed', ['rejected'], inNew, { reviewing: 1 }],
  ['a withdrawn application was not', ['withdrawn'], inNew, { new: 1 }],
  ['an end that is undone does not count', ['interview', 'rejected', 'interview'], inNew, undefined],
  ['a hire that ends does not count', ['offer', 'hired', 'rejected'], { ...inNew, offer: sixDays }, { offer: 1 }],
  ['a hire that is undone does not count', ['offer', 'hired', 'offer'], inNew, undefined],
])('an application is counted by its steps', (_what, statuses, times, endedIn) => {
  const status = statuses.at(-1) ?? 'new';
  expect(tallyOf(moved(...statuses))).toEqual({ statuses: { [status]: 1 }, times, ...(endedIn && { endedIn }) });
});

test('the first answer is timed from the first day, whatever happened before', () => {
  expect(tallyOf({ ...moved('reviewing'), firstWroteAt: dayLater(1 / 24) }).times).toEqual({
    answer: { 0: 1 },
    ...inNew,
  });
});

test('a rejection counts its reason, and no other status does, also if the reason is still stored', () => {
  const reasonOf = (...statuses: ApplicationStatus[]) =>
    tallyOf({ ...moved(...statuses), rejectionReason: 'experience' }).reasons;
  expect(reasonOf('rejected')).toEqual({ experience: 1 });
  expect(reasonOf('reviewing')).toBeUndefined();
  expect(tallyOf(moved('rejected'))).not.toHaveProperty('reasons');
  expect(erasedTally(tallyOf({ ...moved('rejected'), rejectionReason: 'filled' })).reasons).toEqual({ filled: 1 });
});

test('an erased application stays in the sums with its last step', () => {
  const hired = tallyOf(moved('hired'));
  expect(erasedTally(hired)).toEqual({ ...hired, statuses: { erased: 1 }, endedIn: { hired: 1 } });
  expect(erasedTally(tallyOf(moved('rejected'))).endedIn).toEqual({ reviewing: 1 });
});
