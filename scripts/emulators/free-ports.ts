import { connect, createServer } from 'node:net';
import { ExpectedError } from '../process/expected-error.ts';
import { host, type PortName, type PortNumbers, portOffset, portsAt } from './ports.ts';

export const portPurposes: Readonly<Record<PortName, string>> = {
  hosting: 'the website',
  functions: 'Cloud Functions',
  firestore: 'Firestore',
  firestoreRequests: 'what the Emulator UI shows of Firestore',
  auth: 'Firebase Auth',
  storage: 'Cloud Storage',
  tasks: 'Cloud Tasks',
  eventarc: 'Eventarc',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  launcher: 'the launcher itself',
  ui: 'the Emulator UI',
  smtp: 'the email catcher (SMTP)',
  mailbox: 'the email catcher (web page)',
  vite: 'the development server',
};

/** Gives the ports among `names` that another program uses. */
export async function busyPorts(
  names: readonly PortName[],
  numbers: PortNumbers = portsAt(portOffset()),
): Promise<PortName[]> {
  const taken = await Promise.all(names.map((name) => isTaken(numbers[name])));
  return names.filter((_, index) => taken[index]);
}

/** Fails with the names of all busy ports, and stops no program. */
export async function requireFreePorts(
  names: readonly PortName[],
  numbers: PortNumbers = portsAt(portOffset()),
): Promise<void> {
  const busy = await busyPorts(names, numbers);
  if (busy.length === 0) return;
  const list = busy
    .map((name) => `  - ${numbers[name]}, for ${portPurposes[name]} (${likelyHolder(numbers[name])})`)
    .join('\n');
  throw new ExpectedError(
    `Something else is using ${busy.length === 1 ? 'a port' : 'ports'} that the local stack needs:\n${list}\nStop it (perhaps another \`npm start\`, \`npm run dev\` or \`npm test\`), then try again.`,
  );
}

/** Names the usual program on a port, with the way to switch it off; for other ports, the command that finds the program. */
export function likelyHolder(port: number, platform = process.platform): string {
  if (platform === 'darwin' && port === airPlayPort)
    return 'on macOS most likely AirPlay Receiver: switch it off under System Settings > General > AirDrop & Handoff, or start beside it with PORT_OFFSET=20000';
  return platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;
}

/** AirPlay of macOS 12 and later listens on this port. */
const airPlayPort = 5000;

/** Tries both addresses: some systems let a second server listen beside one that listens on all addresses. */
async function isTaken(port: number): Promise<boolean> {
  return (await answers(port)) || !(await canListen(port));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
