import { host, type PortNumbers, portOffset, portsAt } from './ports.ts';

export { host };

/** The project of the local stack. Firebase treats the prefix `demo-` as a sign that the project is not real. */
export const projectId = 'demo-careers';
export const region = 'europe-west2';
export const storageBucket = `${projectId}.firebasestorage.app`;

export const ports = portsAt(portOffset());

export const siteOrigin = `http://${host}:${ports.hosting}`;
export const mailboxOrigin = `http://${host}:${ports.mailbox}`;

/** The environment in which the Firebase Admin SDK and the test libraries use only the emulators at these ports. */
export const emulatorEnvironmentAt = (numbers: PortNumbers) =>
  ({
    GCLOUD_PROJECT: projectId,
    // Without this, the SDK looks for a Google Cloud machine around it, and warns that there is none.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${host}:${numbers.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${numbers.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${numbers.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${host}:${numbers.tasks}`,
  }) as const;

export const emulatorEnvironment = emulatorEnvironmentAt(ports);
