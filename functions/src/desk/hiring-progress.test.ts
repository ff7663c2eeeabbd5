import type { ApplicationStatus } from '@ohmbridge/contract/desk/submission-kinds';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { erasedTally, type Progress, reachedAfter, tallyOf } from './hiring-progress.ts';

const receivedAt = new Date('2026-11-23T09:00:00Z');
const dayLater = (days: number) => new Date(receivedAt.getTime() + days * 86_400_000);

/** An application that was moved, each time three days after the last. */
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
  ['who has come has left nothing', [], {}, undefined],
  ['a step is timed when it is left', ['reviewing'], inNew, undefined],
  ['a hire is timed from the first day', ['offer', 'hired'], { ...inNew, offer: threeDays, hire: sixDays }, undefined],
  ['a move back is as if nobody had moved', ['interview', 'new'], {}, undefined],
  ['and the step goes on as before', ['interview', 'new', 'offer'], { new: nineDays }, undefined],
  ['an end leaves a step', ['interview', 'withdrawn'], { ...inNew, interview: threeDays }, { interview: 1 }],
  ['whoever rejects has looked', ['rejected'], inNew, { reviewing: 1 }],
  ['whoever withdraws has not', ['withdrawn'], inNew, { new: 1 }],
  ['an end that is taken back is none', ['interview', 'rejected', 'interview'], inNew, undefined],
  ['a hire that ends was none', ['offer', 'hired', 'rejected'], { ...inNew, offer: sixDays }, { offer: 1 }],
  ['a hire that is taken back is none', ['offer', 'hired', 'offer'], inNew, undefined],
])('counts by what became of each application', (_what, statuses, times, endedIn) => {
  const status = statuses.at(-1) ?? 'new';
  expect(tallyOf(moved(...statuses))).toEqual({ statuses: { [status]: 1 }, times, ...(endedIn && { endedIn }) });
});

test('the first answer is timed from the first day, whatever was done before', () => {
  expect(tallyOf({ ...moved('reviewing'), firstWroteAt: dayLater(1 / 24) }).times).toEqual({
    answer: { 0: 1 },
    ...inNew,
  });
});

test('who is erased stays in the sums, as far as they had come', () => {
  const hired = tallyOf(moved('hired'));
  expect(erasedTally(hired)).toEqual({ ...hired, statuses: { erased: 1 }, endedIn: { hired: 1 } });
  expect(erasedTally(tallyOf(moved('rejected'))).endedIn).toEqual({ reviewing: 1 });
});
