import { createServer } from 'node:http';
import { ExpectedFailure } from './expected-failure.ts';
import { busyPorts } from './free-ports.ts';
import { type PortName, portsAt, testOffsets } from './ports.ts';

const host = '127.0.0.1';

/**
 * The first set of ports that is free; nobody else gets it while this process runs. Until the stack is up, minutes may
 * pass: meanwhile the launcher's port says that the set is taken, and the system frees it however the process ends.
 */
export async function claimTestPorts(): Promise<number> {
  for (const offset of testOffsets) {
    const numbers = portsAt(offset);
    if (!(await listen(numbers.launcher))) continue;
    const others = (Object.keys(numbers) as PortName[]).filter((name) => name !== 'launcher');
    if ((await busyPorts(others, numbers)).length === 0) return offset;
  }
  throw new ExpectedFailure(
    'All sets of ports for tests are in use. Wait for another test run to end, then try again.',
  );
}

function listen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => resolve(true));
  });
}
