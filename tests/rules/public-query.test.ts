import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections } from '@ohmbridge/functions/contract/collections';
import { type JobDocument, jobFromDocument } from '@ohmbridge/functions/contract/job-document';
import {
  countedJobsQuery,
  maxCounted,
  nextJobsQuery,
  openJobsQuery,
} from '@ohmbridge/web/features/careers/open-jobs-query';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { doc, setDoc, Timestamp } from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getCount,
  getDocs,
  getFirestore,
  limit,
  type QueryConstraint,
  query,
  setLogLevel,
  where,
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
  expect((await getCount(countedJobsQuery(visitor, newest.country))).data().count).toBe(2);
  expect((await getCount(countedJobsQuery(visitor, 'Uzbekistan'))).data().count).toBe(0);
});

const jobsThat = (...constraints: QueryConstraint[]) => query(collection(visitor, collections.jobs), ...constraints);
const published = where('isActive', '==', true);
const denied = { code: 'permission-denied' };

it('lets nobody ask for more at once than a page may need', async () => {
  await expect(getDocs(jobsThat(published, limit(maxCounted)))).resolves.toMatchObject({ size: 2 });
  await expect(getDocs(jobsThat(published, limit(maxCounted + 1)))).rejects.toMatchObject(denied);
  await expect(getDocs(jobsThat(published, limit(4000)))).rejects.toMatchObject(denied);
  await expect(getDocs(jobsThat(published))).rejects.toMatchObject(denied);
  await expect(getDocs(jobsThat(limit(maxCounted)))).rejects.toMatchObject(denied);
  await expect(getDocs(jobsThat())).rejects.toMatchObject(denied);
});

it('lets nobody count further either, in whichever way they put a bound to it', async () => {
  await expect(getCount(jobsThat(published, limit(maxCounted + 1)))).rejects.toMatchObject(denied);
  await expect(getCount(jobsThat(published))).rejects.toMatchObject(denied);
  const { host, port } = emulatorAddresses.firestore;
  const where = { fieldFilter: { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } } };
  const structuredQuery = { from: [{ collectionId: collections.jobs }], where };
  const ask = (of: object) =>
    fetch(`http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents:runAggregationQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredAggregationQuery: of }),
    });
  const count = { alias: 'all', count: { upTo: '100' } };
  expect((await ask({ structuredQuery: { ...structuredQuery, limit: 100 }, aggregations: [count] })).status).toBe(200);
  expect((await ask({ structuredQuery, aggregations: [count] })).status).toBe(403);
});
