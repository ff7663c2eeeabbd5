import { host, type PortNumbers, portOffset, portsAt } from './ports.ts';

export { host };

/** The one project of the local stack. Firebase takes nothing that begins with `demo-` for a real one. */
export const projectId = 'demo-careers';
export const region = 'europe-west2';
export const storageBucket = `${projectId}.firebasestorage.app`;

export const ports = portsAt(portOffset());

export const siteOrigin = `http://${host}:${ports.hosting}`;
export const mailboxOrigin = `http://${host}:${ports.mailbox}`;

/** What makes the Firebase Admin SDK and the test libraries talk to the emulators at these ports, and to nothing else. */
export const emulatorEnvironmentAt = (numbers: PortNumbers) =>
  ({
    GCLOUD_PROJECT: projectId,
    // Otherwise the SDK looks for a Google Cloud machine around it, and complains that there is none.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${host}:${numbers.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${numbers.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${numbers.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${host}:${numbers.tasks}`,
  }) as const;

/** The same for this process's own stack. */
export const emulatorEnvironment = emulatorEnvironmentAt(ports);
