import { AsyncLocalStorage } from 'node:async_hooks';
import { collections } from '@site/contract/shared/collections';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { TaskOptions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeEach, vi } from 'vitest';
import * as firebase from '../../functions/src/shared/firebase.ts';
import * as taskQueue from '../../functions/src/shared/task-queue.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { cutBucket, cutFirestore } from './cut-firestore.ts';
import type { Interruption } from './interruption.ts';
import { rememberDocuments, rememberObjects } from './remembered-data.ts';
import { documentsIn } from './stored-things.ts';

type Collection = keyof typeof collections;

/** The interruption of the work that is calling a service. */
const interrupted = new AsyncLocalStorage<Interruption>();

/** A task that the functions have created in this test. */
export interface QueuedTask {
  function: string;
  task: object;
  options: TaskOptions | undefined;
}

export interface OwnProject {
  firestore: () => Promise<Firestore>;
  auth: () => Auth;
  bucket: () => Promise<firebase.Bucket>;
  bucketName: string;
  /** The tasks of this test, the oldest first. */
  tasks: QueuedTask[];
  /** The documents of a collection, with their ids. */
  documents: (collection: Collection) => Promise<({ id: string } & DocumentData)[]>;
  /** The names of all objects. */
  objects: () => Promise<string[]>;
  /** The paths of all documents, and the names of all objects. */
  things: () => Promise<string[]>;
  /**
   * Runs work of the functions until the work ends or is interrupted at one of its steps. A step is a transaction, a batch, a
   * task, or a call of Authentication or Storage.
   */
  interrupt: (interruption: Interruption, work: () => Promise<unknown>) => Promise<void>;
  /** Deletes all documents and objects of the project. */
  clear: () => Promise<void>;
  /** Remembers all documents and objects. Gives a function that restores the project to this state. */
  remember: () => Promise<() => Promise<void>>;
  /** Runs work of the functions on the database of this project, in a test file with two projects. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Makes a separate project on the emulators. No deployed function listens to it, so the test alone decides what happens to its
 * data, and when. The functions that the tests of the file call work on this project, and `tasks` keeps their tasks. The
 * project is emptied after the tests of the file.
 * @param services the addresses of Firestore and Storage, if they are not those of the emulators
 */
export function ownProject(
  name: string,
  services: Partial<Record<keyof typeof emulatorEnvironment, string>> = {},
): OwnProject {
  // Each client reads its address when it is created.
  const environment = { ...emulatorEnvironment, ...services };
  // The library below the SDK has a variable of the same purpose, which an earlier project may have set.
  const STORAGE_EMULATOR_HOST = `http://${environment.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const projectId = `demo-${name}`;
  const bucketName = `${projectId}.firebasestorage.app`;
  Object.assign(process.env, environment, { STORAGE_EMULATOR_HOST, FILES_BUCKET: bucketName });
  const app = initializeApp({ projectId, storageBucket: bucketName }, name);
  const database = firebase.openFirestore(app);
  const bucket = firebase.openBucket(getStorage(app));

  const documents = async (collection: Collection) => {
    const { docs } = await database.collection(collections[collection]).get();
    return docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  const objects = async () => (await bucket.getFiles())[0].map((file) => file.name);
  const things = async () => [...(await documentsIn(database)), ...(await objects())];
  const everything = `http://${emulatorEnvironment.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const clearDocuments = () => fetch(everything, { method: 'DELETE' });
  const clear = async () => {
    await Promise.all([clearDocuments(), bucket.deleteFiles({ force: true })]);
  };
  const remember = async () => {
    const putDocuments = await rememberDocuments(database);
    const putObjects = await rememberObjects(bucket);
    return async () => {
      await Promise.all([clearDocuments().then(putDocuments), putObjects()]);
    };
  };

  const tasks: QueuedTask[] = [];
  const keepTask: typeof taskQueue.enqueueTask = async (name, task, options) => {
    const isSame = (one: QueuedTask) => one.function === name && one.options?.id === options?.id;
    if (options?.id === undefined || !tasks.some(isSame)) tasks.push({ function: name, task, options });
  };
  /** Replaces the services. Each call checks whether the calling work is to be interrupted. */
  const replaceServices = () => {
    vi.spyOn(firebase, 'db').mockImplementation(() => {
      const interruption = interrupted.getStore();
      return interruption ? cutFirestore(database, interruption) : database;
    });
    vi.spyOn(firebase, 'auth').mockImplementation(
      () => interrupted.getStore()?.watch('auth', getAuth(app)) ?? getAuth(app),
    );
    vi.spyOn(firebase, 'bucket').mockImplementation(async () => {
      const interruption = interrupted.getStore();
      return interruption ? cutBucket(bucket, interruption) : bucket;
    });
    vi.spyOn(taskQueue, 'enqueueTask').mockImplementation((...task) => {
      const keep = () => keepTask(...task);
      return interrupted.getStore()?.step('a task', keep) ?? keep();
    });
  };
  replaceServices();
  beforeEach(() => {
    tasks.length = 0;
    // The replacement is repeated, because a test can restore all mocks.
    replaceServices();
  });

  const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = firebase.db();
    vi.spyOn(firebase, 'db').mockReturnValue(database);
    try {
      return await work();
    } finally {
      vi.spyOn(firebase, 'db').mockReturnValue(before);
    }
  };

  afterAll(async () => {
    vi.restoreAllMocks();
    await clear();
    await deleteApp(app);
  });

  return {
    firestore: async () => database,
    auth: () => getAuth(app),
    bucket: async () => bucket,
    bucketName,
    tasks,
    documents,
    objects,
    things,
    interrupt: (interruption, work) => interruption.run(() => interrupted.run(interruption, work)),
    clear,
    remember,
    during,
  };
}
