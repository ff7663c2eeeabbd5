import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections } from '@ohmbridge/functions/contract/collections';
import { type JobDocument, jobFromDocument } from '@ohmbridge/functions/contract/job-document';
import { nextJobsQuery, openJobsOfCountryQuery, openJobsQuery } from '@ohmbridge/web/features/careers/open-jobs-query';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { doc, setDoc, Timestamp } from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getCount,
  getDocs,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { firestoreOf } from '../support/modular-clients.ts';
import { rulesUnderTest } from './rules-under-test.ts';

// Its own project, so that it sees no jobs but its own.
const projectId = 'demo-rules-public-query';
const day = (date: number) => ({ createdAt: Timestamp.fromMillis(Date.UTC(2026, 0, date)) });
let environment: RulesTestEnvironment;
let app: FirebaseApp;
let visitor: Firestore;

beforeAll(async () => {
  // The client would print the denial that is expected here.
  setLogLevel('silent');
  const { host, port } = emulatorAddresses.firestore;
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port, rules: rulesUnderTest('firestore.rules') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = firestoreOf(context);
    const put = (id: string, document: object) => setDoc(doc(database, collections.jobs, id), document);
    await put('older', jobDocument(day(1)));
    await put('newer', jobDocument(day(3)));
    await put('archived', jobDocument({ ...day(2), isActive: false }));
  });
  app = initializeApp({ projectId, apiKey: 'any' }, projectId);
  visitor = getFirestore(app);
  connectFirestoreEmulator(visitor, host, port);
});

afterAll(async () => {
  await deleteApp(app);
  await environment.clearFirestore();
  await environment.cleanup();
});

it('lets the careers pages ask their question, and answers it with the open jobs, newest first', async () => {
  const { docs } = await getDocs(openJobsQuery(visitor));
  expect(docs.map(({ id }) => id)).toEqual(['newer', 'older']);
});

it('lets them go on behind a job that they know, and count those of a country', async () => {
  const { docs } = await getDocs(openJobsQuery(visitor));
  const newest = docs[0]?.data() as JobDocument;
  const last = jobFromDocument('newer', newest);
  const next = await getDocs(nextJobsQuery(visitor, newest.country, last));
  expect(next.docs.map(({ id }) => id)).toEqual(['older']);
  expect((await getCount(openJobsOfCountryQuery(visitor, newest.country))).data().count).toBe(2);
  expect((await getCount(openJobsOfCountryQuery(visitor, 'Uzbekistan'))).data().count).toBe(0);
});

it('lets them ask for nothing more', async () => {
  await expect(getDocs(collection(visitor, collections.jobs))).rejects.toMatchObject({ code: 'permission-denied' });
});
