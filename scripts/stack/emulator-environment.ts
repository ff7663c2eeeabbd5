import { host, ports, projectId } from './facts.ts';

/** What makes the Firebase Admin SDK and the test libraries talk to the emulators, and to nothing else. */
export const emulatorEnvironment = {
  GCLOUD_PROJECT: projectId,
  // Otherwise the SDK looks for a Google Cloud machine around it, and complains that there is none.
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  CLOUD_TASKS_EMULATOR_HOST: `${host}:${ports.tasks}`,
} as const;
