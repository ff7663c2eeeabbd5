import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpectedError } from '../process/expected-error.ts';
import { terminal } from './output.ts';
import { type RunningStack, runStages, type Stage } from './run-stages.ts';

const said: string[] = [];
const happened: string[] = [];
const options = { more: [], reuse: false };
const stack: RunningStack = {
  seed: async () => void happened.push('seeded'),
  stop: async () => void happened.push('stopped'),
};

beforeEach(() => {
  said.splice(0);
  happened.splice(0);
  vi.spyOn(terminal, 'say').mockImplementation((line) => void said.push(line));
});

/** Makes a stage that prints its title. The stage can wait until the test ends it. */
function stageOf(title: string, given: Partial<Stage> & { until?: Promise<unknown> } = {}): Stage {
  const { until, ...rest } = given;
  return {
    title,
    stack: 'none',
    lane: 'checks',
    run: async ({ output }) => {
      happened.push(`${title} begins`);
      await until;
      output.say(`${title} speaks`);
      happened.push(`${title} ends`);
      return { passed: 2, failures: [] };
    },
    ...rest,
  };
}

const told = () => said.filter((line) => /speaks|──/.test(line)).map((line) => line.trim());

describe('several stages', () => {
  it('prepare the browser’s stage after the rules’ lane, while others still run', async () => {
    const slow = Promise.withResolvers<void>();
    const prepare = async () => void happened.push('built');
    const running = runStages(
      [
        stageOf('Types', { until: slow.promise }),
        stageOf('Rules', { lane: 'rules', stack: 'running' }),
        stageOf('Unit', { lane: 'rules', until: slow.promise }),
        stageOf('API', { lane: 'api', stack: 'running', until: slow.promise }),
        stageOf('Browser', { lane: 'browser', stack: 'running', prepare }),
      ],
      options,
      Promise.resolve(stack),
    );
    await expect.poll(() => happened).toContain('built');
    expect(happened.filter((one) => /ends|built/.test(one))).toEqual(['Rules ends', 'built']);
    slow.resolve();
    expect(await running).toEqual({ passed: 10, failures: [] });
  });

  it('run at the same time in two lanes, with the browser last; the report has their order', async () => {
    const slow = Promise.withResolvers<void>();
    const running = runStages(
      [
        stageOf('Types', { until: slow.promise }),
        stageOf('Lint'),
        stageOf('API', { lane: 'api', stack: 'seeded' }),
        stageOf('Browser', { lane: 'browser', stack: 'seeded' }),
      ],
      options,
      Promise.resolve(stack),
    );
    await expect.poll(() => happened).toContain('Browser ends');
    expect(happened).toEqual([
      ...['Types begins', 'seeded', 'API begins', 'API ends'],
      ...['seeded', 'Browser begins', 'Browser ends'],
    ]);
    slow.resolve();

    expect(await running).toEqual({ passed: 8, failures: [] });
    expect(happened.slice(7)).toEqual(['Types ends', 'Lint begins', 'Lint ends', 'stopped']);
    expect(told()).toEqual(
      ['Types', 'Lint', 'API', 'Browser'].flatMap((title) => [`── ${title} ──`, `${title} speaks`]),
    );
  });

  it('run without a stack if they need none; the others fail one by one if the stack did not start', async () => {
    const total = await runStages(
      [
        stageOf('Types'),
        stageOf('API', { lane: 'api', stack: 'seeded' }),
        stageOf('Browser', { lane: 'browser', stack: 'running' }),
      ],
      options,
      Promise.resolve(undefined),
    );
    expect(total).toEqual({
      passed: 2,
      failures: ['API: could not be carried out', 'Browser: could not be carried out'],
    });
    expect(happened).toEqual(['Types begins', 'Types ends']);
    expect(said.filter((line) => line.includes('could not be started'))).toHaveLength(2);
  });

  it('continue after a stage that breaks off, which counts as a failure', async () => {
    const broken = stageOf('Types', {
      run: async () => {
        throw new ExpectedError('It is broken.', 'the reason');
      },
    });
    expect(await runStages([broken, stageOf('Lint')], options, Promise.resolve(undefined))).toEqual({
      passed: 2,
      failures: ['Types: could not be carried out'],
    });
    expect(said.join('\n')).toContain('the reason\n\nIt is broken.');
    expect(said.join('\n')).toMatch(/Types +0 passed, 1 failed/);
  });
});

it('a single stage prints its output while it runs', async () => {
  const slow = Promise.withResolvers<void>();
  const stage = stageOf('API', {
    lane: 'api',
    run: async ({ output }) => {
      output.say('at once');
      await slow.promise;
      return { passed: 1, failures: [] };
    },
  });
  const running = runStages([stage], options, Promise.resolve(undefined));
  await expect.poll(() => said).toContain('at once');
  slow.resolve();
  await running;
});
