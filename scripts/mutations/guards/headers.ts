import type { Guard } from '../guard.ts';

const tests = ['scripts/stack/content-security-policy.test.ts'] as const;
const file = 'firebase.json';

/** What Hosting says with every answer, so that a browser runs and shows what is ours and nothing else. */
export const headerGuards: readonly Guard[] = [
  { guard: 'nothing comes from elsewhere unless named', file, find: "default-src 'self'; ", replace: '', tests },
  { guard: 'scripts are ours', file, find: "script-src 'self';", replace: "script-src 'self' https:;", tests },
  {
    guard: 'no script stands in a page',
    file,
    find: "script-src 'self';",
    replace: "script-src 'self' 'unsafe-inline';",
    tests,
  },
  {
    guard: 'no text becomes a script',
    file,
    find: "script-src 'self';",
    replace: "script-src 'self' 'unsafe-eval';",
    tests,
  },
  {
    guard: 'styles are ours',
    file,
    find: "style-src 'self' 'unsafe-inline'; ",
    replace: "style-src * 'unsafe-inline'; ",
    tests,
  },
  { guard: 'pictures are ours', file, find: "img-src 'self' data:; ", replace: 'img-src *; ', tests },
  { guard: 'fonts are ours', file, find: "font-src 'self'; ", replace: '', tests },
  {
    guard: 'pages call our services only',
    file,
    find: "connect-src 'self' https",
    replace: "connect-src 'self' https: https",
    tests,
  },
  {
    guard: 'pages frame the map only',
    file,
    find: 'frame-src https://www.openstreetmap.org; ',
    replace: 'frame-src https:; ',
    tests,
  },
  { guard: 'there are no plug-ins', file, find: "object-src 'none'; ", replace: '', tests },
  { guard: 'no text moves the base of addresses', file, find: "base-uri 'none'; ", replace: '', tests },
  { guard: 'forms are sent to us', file, find: "form-action 'self'; ", replace: '', tests },
  { guard: 'nobody frames a page', file, find: "; frame-ancestors 'none'", replace: '', tests },
  { guard: 'pages come over TLS', file, find: '"max-age=63072000; includeSubDomains"', replace: '"max-age=0"', tests },
  { guard: 'no browser guesses the type of a file', file, find: '"nosniff"', replace: '""', tests },
  {
    guard: 'other sites are not told the whole address',
    file,
    find: '"strict-origin-when-cross-origin"',
    replace: '"unsafe-url"',
    tests,
  },
  { guard: 'pages use no camera', file, find: 'camera=(), ', replace: '', tests },
  { guard: 'pages use no microphone', file, find: 'microphone=(), ', replace: '', tests },
  { guard: 'pages do not ask where somebody is', file, find: 'geolocation=(), ', replace: '', tests },
  { guard: 'pages take no payments', file, find: 'payment=(), ', replace: '', tests },
  { guard: 'pages use no USB', file, find: ', usb=()', replace: '', tests },
  {
    guard: 'no other window reaches into ours',
    file,
    find: '"key": "Cross-Origin-Opener-Policy",\n            "value": "same-origin"',
    replace: '"key": "Cross-Origin-Opener-Policy",\n            "value": "unsafe-none"',
    tests,
  },
  {
    guard: 'no other site loads our files',
    file,
    find: '"key": "Cross-Origin-Resource-Policy",\n            "value": "same-origin"',
    replace: '"key": "Cross-Origin-Resource-Policy",\n            "value": "cross-origin"',
    tests,
  },
  { guard: 'pages are asked for anew', file, find: '"no-cache"', replace: '"public, max-age=86400"', tests },
  { guard: 'no search engine lists the admin area', file, find: '"noindex, nofollow"', replace: '"all"', tests },
];
