import { submitContactRoute } from '@ohmbridge/functions/contract/submission-routes';
import { it } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { validContact } from '../support/factories.ts';
it('measures', async () => {
  for (const n of [1, 10, 30, 60]) {
    const began = performance.now();
    const times: number[] = [];
    const all = await Promise.all(Array.from({ length: n }, async () => { const t = performance.now(); const s = (await callApi(submitContactRoute.method, submitContactRoute.path, { json: validContact() })).status; times.push(performance.now() - t); return s; }));
    const by: Record<string, number> = {}; for (const s of all) by[s] = (by[s] ?? 0) + 1;
    console.log('MEASURE', n, JSON.stringify(by), Math.round(performance.now() - began), Math.round(Math.max(...times)));
  }
}, 120000);
