import firebaseConfig from '../../firebase.json' with { type: 'json' };

const { hosting, functions, firestore, auth, storage, tasks, eventarc, hub, logging } = firebaseConfig.emulators;

/** The address of this machine only: other machines cannot reach the stack. */
export const host = '127.0.0.1';

/** The ports of `npm start` and `npm run dev`. The emulators' ports come from firebase.json. */
export const fixedPorts = {
  hosting: hosting.port,
  functions: functions.port,
  firestore: firestore.port,
  firestoreRequests: firestore.websocketPort,
  auth: auth.port,
  storage: storage.port,
  tasks: tasks.port,
  eventarc: eventarc.port,
  hub: hub.port,
  logging: logging.port,
  launcher: 4600,
  ui: 4000,
  smtp: 1025,
  mailbox: 1080,
  vite: 5173,
} as const;

export type PortName = keyof typeof fixedPorts;
export type PortNumbers = Readonly<Record<PortName, number>>;

/**
 * The offsets of test runs, which run beside `npm start` and beside each other. The ports stay below the range of outgoing
 * connections. The steps of ten keep the ports of all runs apart.
 */
export const testOffsets = Array.from({ length: 10 }, (_, index) => 20_000 + 10 * index);

/** Gives the ports of a stack with an offset. */
export function portsAt(offset: number): PortNumbers {
  const moved = Object.entries(fixedPorts).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(moved) as Record<PortName, number>;
}

/** Reads the offset of this process's stack. The launcher of the tests sets the offset for all processes that it starts. */
export function portOffset(environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment.PORT_OFFSET || '0';
  const offset = Number(text);
  if (offset === 0 || testOffsets.includes(offset)) return offset;
  throw new Error(`PORT_OFFSET is "${text}". It can be 0, ${testOffsets.join(', ')}.`);
}
