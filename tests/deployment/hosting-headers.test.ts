import { reportViolationRoute } from '@site/contract/nightly/browser-reports';
import { expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

const everywhere = firebaseConfig.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
const policy = everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
const directives = Object.fromEntries(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

test('the policy allows these sources and no others', () => {
  expect(directives).toEqual({
    'default-src': ["'self'"],
    // Allowed are our own files and two inline scripts: one in all pages, one with the theme of the dashboard. The build checks
    // the hashes.
    'script-src': ["'self'", expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebasestorage.googleapis.com',
    ],
    'frame-src': ['https://www.openstreetmap.org'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [reportViolationRoute.path],
  });
});

test('every answer of Hosting has the protective headers', () => {
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('the CDN keeps pages and asks whether they are still valid; functions set their own cache headers', () => {
  expect(
    firebaseConfig.hosting.headers.filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control')),
  ).toMatchObject([
    // `no-cache` would keep the pages out of the CDN, which treats the word as private.
    { source: '!/@(api|careers)/**', headers: [{ value: 'public, max-age=0, must-revalidate' }] },
    // Hosting and the emulator disagree whether the pattern above excludes this page.
    { source: '/careers', headers: [{ value: 'public, max-age=0, must-revalidate' }] },
    { source: '/assets/**' },
    { source: '/pictures/**' },
    { source: '/cards/**' },
  ]);
});

test('no search engine lists the admin area', () => {
  const headers = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }];
  for (const source of ['/app-shell', '/login', '/dashboard', '/dashboard/**']) {
    expect(firebaseConfig.hosting.headers).toContainEqual({ source, headers });
  }
});

test('no pattern has braces, which Hosting and the emulator read differently', () => {
  const { headers, rewrites } = firebaseConfig.hosting;
  expect([...headers, ...rewrites].map(({ source }) => source).filter((source) => /[{}]/.test(source))).toEqual([]);
});
