import { expect, test } from './fixtures.ts';

test('pages, the admin area, a wrong address and a PDF come with protective headers', async ({ request }) => {
  for (const [path, status] of [
    ['/careers', 200],
    ['/dashboard/jobs', 200],
    ['/nothing-here', 404],
    ['/documents/company-brochure.pdf', 200],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const headers = response.headers();
    for (const part of ["script-src 'self' 'sha256-", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy'], path).toContain(part);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('files with a hash in their name are cached for good, and search engines skip the admin area', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/login', '/dashboard', '/dashboard/jobs']) {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  }
});
