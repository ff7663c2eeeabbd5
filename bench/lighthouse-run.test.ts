import lighthouse from 'lighthouse';
import { beforeEach, expect, test, vi } from 'vitest';
import { runLighthouse } from './lighthouse-run.ts';

vi.mock('lighthouse', () => ({ default: vi.fn() }));

const measure = vi.mocked(lighthouse);
const site = { origin: 'http://127.0.0.1:1', fileOf: () => '', stop: async () => undefined };

const saying = (runtimeError?: { code: string; message: string }) =>
  ({
    lhr: {
      categories: { performance: { score: 0.97 } },
      audits: {},
      configSettings: { throttling: { cpuSlowdownMultiplier: 4 } },
      runtimeError,
    },
    artifacts: { Trace: { traceEvents: [{ name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1 }] } },
  }) as unknown as Awaited<ReturnType<typeof lighthouse>>;

const missed = saying({ code: 'NO_NAVSTART', message: 'No trace.' });

beforeEach(() => {
  measure.mockReset();
});

test('a page of which Lighthouse missed the trace, even twice in a row, is measured again', async () => {
  measure.mockResolvedValueOnce(missed).mockResolvedValueOnce(missed).mockResolvedValue(saying());
  expect((await runLighthouse(site, '/', 1)).performance).toBe(97);
  expect(measure).toHaveBeenCalledTimes(3);
});

test('a page that cannot be measured says which it is, and why', async () => {
  measure.mockResolvedValue(missed);
  await expect(runLighthouse(site, '/about', 1)).rejects.toThrow(
    /could not measure http:\/\/127\.0\.0\.1:1\/about: No trace\./,
  );
});
