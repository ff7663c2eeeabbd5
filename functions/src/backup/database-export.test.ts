import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import { checkExport, startExport } from './database-export.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const now = new Date('2026-11-21T02:00:00.123Z');

/** A Firestore that gives one answer, and what it was asked. */
async function firestoreAnswering(status: number, answer: object) {
  const asked: { method: string | undefined; url: string | undefined; authorization: string | undefined }[] = [];
  const bodies: string[] = [];
  const origin = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization });
      bodies.push(body);
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });
  return { asked, bodies, services: { projectId: 'careers', accessToken: async () => 'the-token', origin } };
}

const operation = 'projects/careers/databases/(default)/operations/AbC';

test('an export has a folder of its own in the bucket, and is of one minute', async () => {
  const { asked, bodies, services } = await firestoreAnswering(200, { name: operation });
  expect(await startExport(services, 'careers-backup', now)).toBe(operation);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/v1/projects/careers/databases/(default):exportDocuments',
      authorization: 'Bearer the-token',
    },
  ]);
  expect(bodies).toEqual([
    JSON.stringify({
      outputUriPrefix: 'gs://careers-backup/firestore/2026-11-21T02-00-00.123Z',
      snapshotTime: '2026-11-21T01:59:00Z',
    }),
  ]);
});

test('an export that is refused fails, and the log says why', async () => {
  const { services } = await firestoreAnswering(403, { error: 'no role' });
  await expect(startExport(services, 'careers-backup', now)).rejects.toThrow('status 403');
  expect(logger.error).toHaveBeenCalledWith('Export refused', { status: 403, answer: '{"error":"no role"}' });
});

test('an answer that names no export is a failure', async () => {
  const { services } = await firestoreAnswering(200, {});
  await expect(startExport(services, 'careers-backup', now)).rejects.toThrow('did not name');
});

test('an export that has ended well is found so, under its own name', async () => {
  const { asked, services } = await firestoreAnswering(200, { name: operation, done: true, response: {} });
  await checkExport(services, operation);
  expect(asked).toEqual([{ method: 'GET', url: `/v1/${operation}`, authorization: 'Bearer the-token' }]);
});

test.each([
  [200, { name: operation }, 'has not ended'],
  [200, { done: true, error: { code: 7, message: 'The bucket is gone' } }, 'code 7: The bucket is gone'],
  [404, {}, 'status 404'],
])('an export of which Firestore says %i %j has failed', async (status, answer, message) => {
  const { services } = await firestoreAnswering(status, answer);
  await expect(checkExport(services, operation)).rejects.toThrow(message);
});

test('a backup does not wait for ever to be begun', async () => {
  const services = { projectId: 'careers', accessToken: async () => 'the-token', origin: await silentServer() };
  await expect(startExport(services, 'careers-backup', now)).rejects.toThrow('timeout');
});
