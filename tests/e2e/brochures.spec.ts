import { company } from '../../web/src/content/firm/company.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from './fixtures.ts';

test('each brochure that a service or the footer links to is a PDF', async ({ request }) => {
  const files = new Set<string>();
  for (const path of publicPages.filter((page) => page === '/about' || page.startsWith('/services/'))) {
    const html = await (await request.get(path)).text();
    for (const [, file = ''] of html.matchAll(/href="(\/documents\/[^"]+\.pdf)"/g)) files.add(file);
  }
  expect(files).toContain(company.brochure.href);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
});
