import { expect, test } from './fixtures.ts';

const kinds = [
  { kind: 'a page', path: '/careers', status: 200 },
  { kind: 'the admin area', path: '/dashboard/jobs', status: 200 },
  { kind: 'a wrong address', path: '/nothing-here', status: 404 },
  { kind: 'a PDF', path: '/documents/company-brochure.pdf', status: 200 },
];

for (const { kind, path, status } of kinds) {
  test(`${kind} comes with the headers that protect it`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const part of [
      "script-src 'self' 'sha256-",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
}

test('files with a hash in their name are kept for good, and the admin area stays out of search engines', async ({
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
