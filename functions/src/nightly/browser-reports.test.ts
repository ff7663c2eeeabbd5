import { pageShape, reportBrowserRoute, reportViolationRoute } from '@site/contract/nightly/browser-reports';
import { limits } from '@site/contract/shared/limits';
import { testRows } from '@site/contract/test-support/test-rows';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../http/app.ts';
import * as firebase from '../shared/firebase.ts';
import { plainChecks, plainHandlers } from '../test-support/handlers.ts';
import { serve } from '../test-support/serve.ts';
import { browserReportHandlers, reportLimit } from './browser-reports.ts';

const time = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => {
  delete reportLimit.fullAgainAt;
  vi.useFakeTimers({ toFake: ['Date'], now: time });
});

/** The API on a database that records what is added to it. */
async function listen(add = async (_fields: object) => {}) {
  const added = vi.fn(add);
  const document = { set: added } as unknown as ReturnType<Firestore['doc']>;
  vi.spyOn(firebase, 'db').mockReturnValue({
    collection: () => ({ doc: () => document }),
  } as unknown as Firestore);
  const origin = await serve(createApp({ ...plainHandlers, ...browserReportHandlers }, plainChecks));
  const send = async (path: string, type: string, body: string) =>
    (await fetch(origin + path, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  return {
    added,
    report: (body: object) => send(reportBrowserRoute.path, 'application/json', JSON.stringify(body)),
    violation: (body: object, type = 'application/csp-report') =>
      send(reportViolationRoute.path, type, JSON.stringify({ 'csp-report': body })),
  };
}

/** Gives the fields of a day that a report adds to. */
const onDay = (sums: object) => ({ ...sums, day: '2026-11-21', expiresAt: expect.any(Date) });
const plus = (number: number) => FieldValue.increment(number);

testRows([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/earthing', '/services/*'],
  ['/case-studies/design&supply', '/case-studies/*'],
  ['/apply/', 'other'],
  ['/services/a/b', '/services/*'],
  ['/somebody@example.org', 'other'],
  ['', '/'],
])('a page is stored by its shape only', (path, shape) => {
  expect(pageShape(path)).toBe(shape);
});

test('a report counts on its day', async () => {
  const { report, violation, added } = await listen();
  expect(await report({ page: '/apply', errors: 2 })).toBe(200);
  expect(await violation({ 'effective-directive': 'img-src', 'document-uri': 'https://a.b/?q=x' })).toBe(200);
  expect(added.mock.calls.map(([fields]) => fields)).toEqual([
    onDay({ pages: { '/apply': { errors: plus(2) } } }),
    onDay({ violations: { 'img-src': plus(1) } }),
  ]);
});

testRows([
  {},
  { page: '/' },
  { page: 5, errors: 1 },
  { page: '/', errors: 0 },
  { page: '/', errors: 1e9 },
  { page: '/', errors: 1.5 },
  { page: '/', errors: '<script>' },
  { page: `/${'x'.repeat(2100)}`, errors: 1 },
])('a report without a valid number of errors is refused', async (body) => {
  const { report, added } = await listen();
  expect(await report(body)).toBe(400);
  expect(added).not.toHaveBeenCalled();
});

test('other fields of a report are ignored', async () => {
  const { report, added } = await listen();
  await report({ page: '/', errors: 1, vitals: { LCP: 3, constructor: 1 }, email: 'a@b.example' });
  expect(added.mock.calls[0]?.[0]).toEqual(onDay({ pages: { '/': { errors: plus(1) } } }));
});

test('a report is small, and the report of a violation has its own media type', async () => {
  const { report, violation } = await listen();
  expect(await report({ page: '/', errors: 1, more: 'x'.repeat(limits.browserReportBytes) })).toBe(413);
  expect(await report({ page: '/', errors: 1, more: 'x'.repeat(1_000_000) })).toBe(413);
  expect(await violation({}, 'application/json')).toBe(415);
});

test('an instance counts one report a second of a flood, and answers all of them', async () => {
  const { report, added } = await listen();
  for (let sent = 0; sent < 80; sent += 1) expect(await report({ page: '/', errors: 1 })).toBe(200);
  expect(added).toHaveBeenCalledTimes(60);
  vi.setSystemTime(time + 5000);
  for (let sent = 0; sent < 10; sent += 1) await report({ page: '/', errors: 1 });
  expect(added).toHaveBeenCalledTimes(65);
});

test('the browser gets no error while the database is out of reach', async () => {
  const { report } = await listen(async () => {
    throw new Error('Out of reach');
  });
  expect(await report({ page: '/', errors: 1 })).toBe(200);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith('A report of a browser was not counted', expect.anything());
});

describe('a violation of the policy', () => {
  testRows([
    [{ 'effective-directive': 'img-src' }, 'img-src'],
    // Older browsers name the directive with its sources.
    [{ 'violated-directive': "script-src 'self'" }, 'script-src'],
    [{}, 'other'],
    [{ 'effective-directive': '<script>' }, 'other'],
    [{ 'effective-directive': 'constructor' }, 'other'],
    // The name of an extension stands at the beginning.
    [{ 'source-file': 'https://ohmbridge.example/chrome-extension/x.js' }, 'other'],
  ])('counts under its directive, or under "other"', async (report, directive) => {
    const { violation, added } = await listen();
    await violation(report);
    // The report is added to the others of its day.
    expect(added.mock.calls).toEqual([[onDay({ violations: { [directive]: plus(1) } }), { merge: true }]]);
  });

  testRows([{ 'blocked-uri': 'chrome-extension' }, { 'source-file': 'moz-extension://abc/x.js' }])(
    'does not count, and uses up no limit, if an extension caused it',
    async (report) => {
      const { violation, report: reportErrors, added } = await listen();
      for (let sent = 0; sent < 70; sent += 1) await violation({ 'effective-directive': 'script-src', ...report });
      expect(added).not.toHaveBeenCalled();
      await reportErrors({ page: '/', errors: 1 });
      expect(added).toHaveBeenCalledTimes(1);
    },
  );
});
