import { beforeEach, expect, it, vi } from 'vitest';
import { retryUnlessLeft } from './open-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A call that is cut off this many times, and then answered. */
function cutOff(times: number) {
  let failures = times;
  return async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('Cut off');
    return 'answered';
  };
}

it('a call that fails while I stay on the page is refused at once', async () => {
  await expect(retryUnlessLeft(new EventTarget())(cutOff(1))).rejects.toThrow('Cut off');
});

it('a call that fails after I chose to stay is repeated, and is refused if it fails again', async () => {
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

it('a call that was cut off as I left is repeated when I come back', async () => {
  const page = new EventTarget();
  const retried = retryUnlessLeft(page);
  page.dispatchEvent(new Event('pagehide'));
  const answer = retried(cutOff(1));
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('pageshow'));
  expect(await answer).toBe('answered');
});
