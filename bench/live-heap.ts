import { Inspector, inspectorAddress } from './inspector.ts';

const timeoutMilliseconds = 10_000;

/** Gives what it holds, in bytes; runs in the process that is asked. */
const held = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/** So that the next process finds the port free; once we have left, because Node may crash where it closes before. */
const farewell = 'void setTimeout(() => process.getBuiltinModule("node:inspector").close(), 200)';

/**
 * What a running Node process holds once it has thrown away all that it can, in megabytes: the objects on its heap, and
 * the buffers outside. What the system counts for it says little of that: a heap may grow long before it is swept.
 * One process at a time can be asked.
 * @throws where the process does not answer within ten seconds, or another one is being debugged
 */
export async function liveHeap(processId: number): Promise<number> {
  if (await inspectorAddress()) throw new Error('Another process is being debugged: end that first.');
  // Has Node listen for a debugger.
  process.kill(processId, 'SIGUSR1');
  const inspector = await Inspector.connect(await until(inspectorAddress));
  try {
    await inspector.ask('HeapProfiler.collectGarbage');
    return (await inspector.evaluate<number>(held)) / 1024 ** 2;
  } finally {
    await inspector.evaluate(farewell);
    inspector.leave();
    await until(async () => (await inspectorAddress()) === undefined || undefined);
  }
}

/** Asks again and again, until there is an answer. */
async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const end = performance.now() + timeoutMilliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error('A process does not answer as one that may be debugged.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
