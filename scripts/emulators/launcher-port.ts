import { createServer } from 'node:http';
import { basename } from 'node:path';
import { ExpectedError } from '../process/expected-error.ts';
import { busyPorts } from './free-ports.ts';
import { host, type PortName, portsAt, testOffsets } from './ports.ts';

/** The owner of a set of ports. A launcher gives this answer at its own port. */
export interface Launcher {
  /** The checkout of the launcher. */
  root: string;
  command: string;
  processId: number;
  /** The ports in use. */
  ports: readonly PortName[];
  /** Whether the stack is up. */
  isReady: boolean;
}

const own: Launcher = {
  root: '',
  command: `npm run ${process.env.npm_lifecycle_event ?? basename(process.argv[1] ?? '', '.ts')}`,
  processId: process.pid,
  ports: [],
  isReady: false,
};
let heldOffset: number | undefined;

/**
 * Takes a set of ports while this process runs, and tells whether it succeeded. Minutes may pass before all ports are in use.
 * Until then the launcher's port names their owner; the system frees this port however the process ends.
 */
export async function holdPorts(offset: number, known: Partial<Launcher>): Promise<boolean> {
  Object.assign(own, known);
  if (heldOffset === undefined && (await listen(portsAt(offset).launcher))) heldOffset = offset;
  return heldOffset === offset;
}

/** Tells other launchers that the stack is up. */
export function tellReady(): void {
  own.isReady = true;
}

/** Takes the first free set of ports for tests. */
export function claimTestPorts(root: string): Promise<number> {
  return freeTestPorts((offset) => holdPorts(offset, { root }));
}

/** Finds the first free set of ports for tests that `take` can take. */
export async function freeTestPorts(take: (offset: number) => Promise<boolean> = async () => true): Promise<number> {
  for (const offset of testOffsets) {
    const numbers = portsAt(offset);
    const names = Object.keys(numbers) as PortName[];
    if ((await busyPorts(names, numbers)).length === 0 && (await take(offset))) return offset;
  }
  throw new ExpectedError('All sets of ports for tests are in use. Wait for another test run to end, then try again.');
}

/** Finds the launcher that has a set of ports. */
export async function launcherAt(offset: number): Promise<Launcher | undefined> {
  try {
    const response = await fetch(`http://${host}:${portsAt(offset).launcher}`, { signal: AbortSignal.timeout(1000) });
    const answer = (await response.json()) as Partial<Launcher>;
    return typeof answer.root === 'string' && Array.isArray(answer.ports) ? (answer as Launcher) : undefined;
  } catch {
    return undefined;
  }
}

/** Fails if another launcher has a set of ports, and says what to do. */
export async function refuseOtherLauncher(offset: number): Promise<void> {
  const other = await launcherAt(offset);
  if (other === undefined) return;
  throw new ExpectedError(
    `\`${other.command}\` already runs in ${other.root}. Stop it there with Ctrl-C, or by \`kill ${other.processId}\`; or start beside it with PORT_OFFSET=${testOffsets.at(-1)}.`,
  );
}

function listen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(JSON.stringify(own))).unref();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => resolve(true));
  });
}
