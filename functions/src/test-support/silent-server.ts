import { onTestFinished, vi } from 'vitest';
import { serve } from './serve.ts';

/** Serves without ever answering. Until the test ends, every timeout of `AbortSignal` is a hundred times shorter. */
export async function silentServer(): Promise<string> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100));
  onTestFinished(() => spy.mockRestore());
  return serve(() => {});
}
