import type { FormToken } from '@site/contract/desk/submission-routes';
import { describe, expect, it, vi } from 'vitest';
import { createFormTokenKeeper } from './form-token.ts';

/** A clock whose waits end at once. */
function quickClock() {
  const clock = {
    time: 0,
    now: () => clock.time,
    wait: vi.fn(async (milliseconds: number) => {
      clock.time += milliseconds;
    }),
  };
  return clock;
}

const tokens = (...given: (FormToken | Error)[]) => {
  const fetchToken = vi.fn(async () => {
    const next = given.length > 1 ? given.shift() : given[0];
    if (!next || next instanceof Error) throw next;
    return next;
  });
  return fetchToken;
};
const first = { token: 'first', waitSeconds: 3 };
const second = { token: 'second', waitSeconds: 3 };
const day = 24 * 60 * 60 * 1000;

/** Gives the waits for the age of the token. The waits for its arrival are left out. */
const waitsOf = (clock: ReturnType<typeof quickClock>) =>
  clock.wait.mock.calls.map(([milliseconds]) => milliseconds).filter((milliseconds) => milliseconds !== 5000);

describe('the token of a form', () => {
  it('is fetched once, when the visitor begins', async () => {
    const fetchToken = tokens(first);
    const { begin } = createFormTokenKeeper(fetchToken, quickClock());
    expect(fetchToken).not.toHaveBeenCalled();
    await Promise.all([begin(), begin()]);
    await begin();
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });

  it('makes a quick visitor wait for the rest of its time, and no other visitor', async () => {
    const clock = quickClock();
    const { begin, ready } = createFormTokenKeeper(tokens(first), clock);
    await begin();
    clock.time += 1000;
    const arrival = clock.time;
    clock.wait.mockImplementationOnce(() => new Promise(() => {}));
    expect(await ready()).toBe('first');
    expect(clock.time - arrival).toBe(2000);
    clock.wait.mockImplementationOnce(() => new Promise(() => {}));
    expect(await ready()).toBe('first');
    expect(waitsOf(clock)).toEqual([2000]);
  });

  it('is fetched at the latest when the form is sent, and again if that failed before', async () => {
    const fetchToken = tokens(new Error('offline'), { ...second, waitSeconds: 0 });
    const { begin, ready } = createFormTokenKeeper(fetchToken, quickClock());
    await begin();
    expect(await ready()).toBe('second');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('does not hold the form up where it cannot be had', async () => {
    expect(await createFormTokenKeeper(tokens(new Error('offline')), quickClock()).ready()).toBeUndefined();
    expect(await createFormTokenKeeper(() => new Promise(() => {}), quickClock()).ready()).toBeUndefined();
  });

  it('is asked for once more where it is slow to come, so that a person with a poor connection is not taken for a program', async () => {
    const lost = new Promise<FormToken>(() => {});
    const answers = [lost, Promise.resolve({ ...first, waitSeconds: 0 })];
    const fetchToken = vi.fn(() => answers.shift() ?? lost);
    const clock = quickClock();
    clock.wait.mockImplementationOnce(async () => {}).mockImplementationOnce(() => new Promise(() => {}));
    expect(await createFormTokenKeeper(fetchToken, clock).ready()).toBe('first');
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(clock.wait.mock.calls).toEqual([[5000], [15_000]]);
  });

  it('is the old one where a new one cannot be had', async () => {
    const clock = quickClock();
    const fetchToken = tokens(first, new Error('offline'));
    const { begin, ready } = createFormTokenKeeper(fetchToken, clock);
    await begin();
    clock.time += day / 2;
    expect(await ready()).toBe('first');
  });

  it('is a new one in a form that was left open', async () => {
    const clock = quickClock();
    const { begin, ready } = createFormTokenKeeper(tokens(first, second), clock);
    await begin();
    clock.time += day / 2 - 1;
    expect(await ready()).toBe('first');
    clock.time += 1;
    await begin();
    expect(await ready()).toBe('second');
  });
});
