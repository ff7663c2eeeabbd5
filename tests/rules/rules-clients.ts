import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';
import type { Identity } from '../support/actors.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { rulesUnderTest } from './rules-under-test.ts';

/**
 * Gives Firestore clients for one project: for an actor, for the owner, whom the rules do not limit, or for a caller without a
 * token. The clients send one request for each operation and keep no streams open, so that many of them can ask at the same
 * moment. All clients are closed after the tests of the file.
 */
export function rulesClients(projectId: string): (name: string, identity: Identity | 'owner' | undefined) => Firestore {
  const apps: FirebaseApp[] = [];
  afterAll(() => Promise.all(apps.map(deleteApp)));
  return (name, identity) => {
    const app = initializeApp({ projectId }, `${projectId} ${name}`);
    apps.push(app);
    const database = getFirestore(app);
    const { host, port } = emulatorAddresses.firestore;
    const mockUserToken = typeof identity === 'object' ? { ...identity.token, sub: identity.uid } : identity;
    connectFirestoreEmulator(database, host, port, mockUserToken && { mockUserToken });
    return database;
  };
}

/** Writes all documents in one batch, each at its path. */
export async function plant(owner: Firestore, documents: Readonly<Record<string, object>>): Promise<void> {
  const batch = writeBatch(owner);
  for (const [path, document] of Object.entries(documents)) batch.set(doc(owner, path), document);
  await batch.commit();
}

/** Prepares a project with the Firestore rules for the tests of the file. The project has only these documents. */
export function plantedProject(
  projectId: string,
  owner: Firestore,
  documents: () => Readonly<Record<string, object>>,
): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // The clients would print every expected denial.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...emulatorAddresses.firestore, rules: rulesUnderTest('firestore.rules') },
    });
    await environment.clearFirestore();
    await plant(owner, documents());
  });
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
  });
  return () => environment;
}
