import { beforeEach, expect, it, vi } from 'vitest';
import { retryUnlessLeft } from './open-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Makes a call that fails this many times, and then answers. */
function cutOff(times: number) {
  let failures = times;
  return async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('Cut off');
    return 'answered';
  };
}

it('a call that fails while the admin stays on the page is refused at once', async () => {
  await expect(retryUnlessLeft(new EventTarget())(cutOff(1))).rejects.toThrow('Cut off');
});

it('a call that fails after the admin chose to stay is repeated, and is refused if it fails again', async () => {
  const page = new EventTarget();
  const retried = retryUnlessLeft(page);
  page.dispatchEvent(new Event('beforeunload'));
  const answer = retried(cutOff(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe('answered');

  page.dispatchEvent(new Event('beforeunload'));
  const refused = expect(retried(cutOff(2))).rejects.toThrow('Cut off');
  await vi.advanceTimersByTimeAsync(2000);
  await refused;
});

it('a call that was cut off when the admin left is repeated when they come back', async () => {
  const page = new EventTarget();
  const retried = retryUnlessLeft(page);
  page.dispatchEvent(new Event('pagehide'));
  const answer = retried(cutOff(1));
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('pageshow'));
  expect(await answer).toBe('answered');
});
