import { expect, test } from 'vitest';
import { functionsOf } from './cold-imports.ts';

test('each function is told with what its first call loads', () => {
  const wiring = `import { onRequest } from 'firebase-functions/https';
setGlobalOptions({});
/** One. */
export const api = onRequest(async () => {
    const { app } = await import('./api/live-app.ts');
});
export const cleanPdfs = onSchedule(async () => {
    const { a } = await import('./jobs/job-services.ts');
    const { b } = await import('./jobs/remove.ts');
});
function later(): typeof import('./mail/queue-mail.ts') {}
`;
  expect(functionsOf(wiring)).toEqual([
    { name: 'api', modules: ['./api/live-app.ts'] },
    { name: 'cleanPdfs', modules: ['./jobs/job-services.ts', './jobs/remove.ts'] },
  ]);
});
