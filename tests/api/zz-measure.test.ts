import { it } from 'vitest';
import { validContact } from '../support/factories.ts';

it('measures', async () => {
  for (const [n, path] of [[40,'g'],[40,'g'],[40,'c'],[40,'c'],[60,'g'],[60,'c'],[60,'c']] as const) {
    const began = performance.now();
    const times: number[] = [];
    const all = await Promise.all(
      Array.from({ length: n }, async () => {
        const t = performance.now();
        const s = (
          path === 'g'
            ? await fetch('http://127.0.0.1:5000/api/jobs')
            : await fetch('http://127.0.0.1:5000/api/contact', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify(validContact()),
              })
        ).status;
        times.push(performance.now() - t);
        return s;
      }),
    );
    const by: Record<string, number> = {};
    for (const s of all) by[s] = (by[s] ?? 0) + 1;
    console.log(
      'MEASURE',
      path,
      n,
      JSON.stringify(by),
      Math.round(performance.now() - began),
      Math.round(Math.max(...times)),
    );
  }
}, 120000);
