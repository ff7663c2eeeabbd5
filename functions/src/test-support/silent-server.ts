import { onTestFinished, vi } from 'vitest';
import { serve } from './serve.ts';

/** Serves, and never answers; until the test ends, whoever would wait for seconds waits for as many hundredths. */
export async function silentServer(): Promise<string> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100));
  onTestFinished(() => spy.mockRestore());
  return serve(() => {});
}
