import { portOffset, portsAt } from './ports.ts';

/** What everybody may rely on about the local stack. */

export const projectId = 'demo-careers';
export const region = 'europe-west2';
export const storageBucket = `${projectId}.firebasestorage.app`;
export const host = '127.0.0.1';

export const ports = portsAt(portOffset());

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
