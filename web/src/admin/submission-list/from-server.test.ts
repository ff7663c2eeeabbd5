import { deleteApp, initializeApp } from 'firebase/app';
import { disableNetwork, getFirestore } from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { readOpenApplicants } from '../jobs/open-applications.ts';
import { exportList } from './export-list.ts';
import { submissionFilters } from './submission-filters.ts';

const app = initializeApp({ projectId: 'demo-offline' }, 'from-server');
const firestore = getFirestore(app);

afterAll(() => deleteApp(app));

// Without a connection, Firestore answers from its cache: a part of a list would look like the whole list.
test('without a connection nothing is exported, and no applicants are read', async () => {
  await disableNetwork(firestore);
  const filters = submissionFilters.applications.none;
  await expect(exportList(firestore, 'applications', filters)).rejects.toThrow();
  await expect(readOpenApplicants(firestore, ['J-0001'])).rejects.toThrow();
});
