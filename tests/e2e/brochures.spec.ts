import { expect, test } from './fixtures.ts';

test('each service with a brochure links to it, and it is a PDF', async ({ request }) => {
  for (const [page, file] of [
    ['/services/battery-storage-integration', '/documents/battery-storage-brochure.pdf'],
    ['/services/cable-solution', '/documents/cable-solutions-brochure.pdf'],
    ['/services/earthing-solution', '/documents/earthing-solutions-brochure.pdf'],
    ['/product/se-6', '/documents/company-brochure.pdf'],
  ] as const) {
    expect(await (await request.get(page)).text()).toContain(`href="${file}"`);
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
});
