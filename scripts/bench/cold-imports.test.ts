import { expect, test } from 'vitest';
import { functionsOf } from './cold-imports.ts';

test('each function is told with what its first call loads', () => {
  const wiring = `import { onRequest } from 'firebase-functions/https';
setGlobalOptions({});
/** One. */
export const api = onRequest(async () => {
    const { app } = await import('./api/live-app.js');
});
export const cleanPdfs = onSchedule(async () => {
    const { a } = await import('./jobs/job-services.js');
    const { b } = await import('./jobs/remove.js');
});
`;
  expect(functionsOf(wiring)).toEqual([
    { name: 'api', modules: ['./api/live-app.js'] },
    { name: 'cleanPdfs', modules: ['./jobs/job-services.js', './jobs/remove.js'] },
  ]);
});
