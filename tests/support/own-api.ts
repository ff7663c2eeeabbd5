import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { mailHandlers } from '../../functions/src/desk/review-mails.ts';
import { createApp } from '../../functions/src/http/app.ts';
import type { ApiHandlers } from '../../functions/src/http/handler.ts';
import { timeouts } from '../../functions/src/http/mount-routes.ts';
import { bulkJobHandlers } from '../../functions/src/jobs/bulk-jobs.ts';
import { deleteJobHandlers } from '../../functions/src/jobs/delete-job.ts';
import { listJobHandlers } from '../../functions/src/jobs/list-jobs.ts';
import { previewJobHandlers } from '../../functions/src/jobs/preview-job.ts';
import { saveJobHandlers } from '../../functions/src/jobs/save-job.ts';
import { signInWithPassword } from '../../functions/src/team/identity-toolkit.ts';
import { verifyToken } from '../../functions/src/team/verify-token.ts';
import { plainChecks, plainHandlers } from '../../functions/src/test-support/handlers.ts';

const nobody = { name: '', username: '', email: '', admin: false };

/** The token of an admin of this API. */
export const ownAdmin = 'admin-token';

const verifyAnyToken = (token: string) => (token === ownAdmin ? plainChecks.verifyToken(token) : verifyToken(token));

/**
 * Serves the API in the process of the test, on the project of the test file. This API has no rate limits of the stack, and
 * gets no requests of other tests. Only the sign-in is replaced.
 * @returns a function that gives the address of the API once the tests run
 */
export function ownApi({ handlerMilliseconds = 30_000 } = {}): () => string {
  const handlers: ApiHandlers = {
    ...plainHandlers,
    login: async ({ body }) => ({ token: await signInWithPassword(body), data: { user: nobody } }),
    ...listJobHandlers,
    ...saveJobHandlers,
    ...deleteJobHandlers,
    ...bulkJobHandlers,
    ...previewJobHandlers,
    ...receiveSubmissionHandlers,
    ...mailHandlers,
  };
  const checks = { ...plainChecks, verifyToken: verifyAnyToken };
  const app = createApp(handlers, checks, { ...timeouts, handlerMilliseconds });
  const server = createServer(app);

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
