import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { withTimeouts } from '../../functions/src/api/in-time.ts';
import { createJobHandlers } from '../../functions/src/jobs/job-handlers.ts';
import { createJobStore } from '../../functions/src/jobs/job-store.ts';
import { createPdfStore } from '../../functions/src/jobs/pdf-store.ts';
import { createPdfAddresses } from '../../functions/src/jobs/pdf-url.ts';
import { createMailHandlers } from '../../functions/src/mail/mail-handlers.ts';
import { createOutbox } from '../../functions/src/mail/outbox.ts';
import { createSubmissionStore } from '../../functions/src/submissions/submission-store.ts';
import { noChecks, plainHandlers, verifyToken } from '../../functions/src/test-support/handlers.ts';
import { createTokenVerifier } from '../../functions/src/users/caller.ts';
import { signIn } from '../../functions/src/users/sign-in.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { auth } from './admin-sdk.ts';
import type { OwnProject } from './own-project.ts';
import { submissionHandlers } from './submission-handlers.ts';

const identityToolkit = { apiKey: 'demo-api-key', emulatorHost: emulatorEnvironment.FIREBASE_AUTH_EMULATOR_HOST };
const nobody = { name: '', username: '', email: '', admin: false };

/** The token of an admin of an own API. */
export const ownAdmin = 'admin-token';

const verifyRealToken = createTokenVerifier(async () => auth);
const verifyAnyToken = (token: string) => (token === ownAdmin ? verifyToken(token) : verifyRealToken(token));

/**
 * The API as the functions have it, in this process and on the data of an own project, for the tests of a file: without
 * the limits of the stack, and with nobody else's requests in between. Only who has signed in is made up.
 *
 * @returns where it is, once the tests run
 */
export function ownApi(project: OwnProject, { answerMilliseconds = 30_000 } = {}): () => string {
  const now = () => new Date();
  const handlers = withTimeouts(
    {
      ...plainHandlers,
      login: async ({ body }) => ({ token: await signIn(identityToolkit, body), data: { user: nobody } }),
      ...createJobHandlers({
        jobs: createJobStore(project.firestore, now),
        pdfs: createPdfStore(project.bucket),
        addresses: createPdfAddresses(project.bucketName, undefined),
      }),
      ...submissionHandlers(createSubmissionStore(project.firestore, now)),
      ...createMailHandlers({ outbox: createOutbox(project.firestore), enqueue: async () => undefined, now }),
    },
    answerMilliseconds,
  );
  const server = createServer(createApp(handlers, verifyAnyToken, noChecks));

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
