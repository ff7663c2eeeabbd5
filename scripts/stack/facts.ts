import firebaseConfig from '../../firebase.json' with { type: 'json' };

/** What everybody may rely on about the local stack. The emulators' ports are those of firebase.json. */

export const projectId = 'demo-careers';
export const region = 'europe-west2';
export const storageBucket = `${projectId}.firebasestorage.app`;
export const host = '127.0.0.1';

const { hosting, functions, firestore, auth, storage, tasks, hub, logging } = firebaseConfig.emulators;

export const ports = {
  hosting: hosting.port,
  functions: functions.port,
  firestore: firestore.port,
  auth: auth.port,
  storage: storage.port,
  tasks: tasks.port,
  hub: hub.port,
  logging: logging.port,
  ui: 4000,
  smtp: 1025,
  mailbox: 1080,
  vite: 5173,
} as const;

export const siteOrigin = `http://${host}:${ports.hosting}`;
export const mailboxOrigin = `http://${host}:${ports.mailbox}`;

/** The accounts that every local stack is seeded with. They exist on the Auth emulator only. */
export const demoAdmin = {
  email: 'admin@example.com',
  password: 'admin-demo-password',
  name: 'Demo Admin',
} as const;

export const demoVisitor = {
  email: 'visitor@example.com',
  password: 'visitor-demo-password',
  name: 'Demo Visitor',
} as const;
