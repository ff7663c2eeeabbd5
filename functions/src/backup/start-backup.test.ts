import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import { startBackup } from './start-backup.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const now = new Date('2026-11-21T02:00:00.123Z');

/** A Firestore that gives one answer, and what it was asked. */
async function firestoreAnswering(status: number) {
  const asked: { method?: string | undefined; url?: string | undefined; authorization?: string | undefined }[] = [];
  const bodies: unknown[] = [];
  const origin = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization });
      bodies.push(JSON.parse(body));
      response.writeHead(status).end('{}');
    });
  });
  return { asked, bodies, services: { projectId: 'careers', accessToken: async () => 'the-token', origin } };
}

test('a backup has a folder of its own in the bucket', async () => {
  const { asked, bodies, services } = await firestoreAnswering(200);
  const folder = 'gs://careers-backup/firestore/2026-11-21T02-00-00.123Z';
  expect(await startBackup(services, 'careers-backup', now)).toBe(folder);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/v1/projects/careers/databases/(default):exportDocuments',
      authorization: 'Bearer the-token',
    },
  ]);
  expect(bodies).toEqual([{ outputUriPrefix: folder }]);
});

test('a backup that is refused fails, and says so in the log', async () => {
  const { services } = await firestoreAnswering(403);
  await expect(startBackup(services, 'careers-backup', now)).rejects.toThrow('status 403');
  expect(logger.error).toHaveBeenCalledWith('Backup not started', { status: 403, answer: '{}' });
});

test('a backup does not wait for ever to be begun', async () => {
  const services = { projectId: 'careers', accessToken: async () => 'the-token', origin: await silentServer() };
  await expect(startBackup(services, 'careers-backup', now)).rejects.toThrow('timeout');
});
