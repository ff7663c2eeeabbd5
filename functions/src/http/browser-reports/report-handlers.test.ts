import { reportBrowserRoute, reportViolationRoute } from '@ohmbridge/contract/nightly/browser-report-routes';
import { limits } from '@ohmbridge/contract/shared/limits';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import { plainChecks, plainHandlers } from '../../test-support/handlers.ts';
import { serve } from '../../test-support/serve.ts';
import { createApp } from '../app.ts';
import { createReportHandlers } from './report-handlers.ts';
import type { ReportStore } from './report-store.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

async function listen(add: ReportStore['add'] = async () => {}) {
  const clock = { now: noon };
  const reports = { add: vi.fn(add), read: async () => ({ since: '2026-10-25', days: [] }) };
  const handlers = createReportHandlers({ reports, now: () => new Date(clock.now) });
  const origin = await serve(createApp({ ...plainHandlers, ...handlers }, plainChecks));
  const send = async (path: string, type: string, body: string) =>
    (await fetch(origin + path, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  return {
    clock,
    added: reports.add,
    report: (body: object) => send(reportBrowserRoute.path, 'application/json', JSON.stringify(body)),
    violation: (body: object, type = 'application/csp-report') =>
      send(reportViolationRoute.path, type, JSON.stringify(body)),
  };
}

test('what a browser tells is counted on its day', async () => {
  const { report, violation, added } = await listen();
  expect(await report({ page: '/apply', errors: 2 })).toBe(200);
  expect(
    await violation({ 'csp-report': { 'effective-directive': 'img-src', 'document-uri': 'https://a.b/?q=x' } }),
  ).toBe(200);
  expect(added.mock.calls).toEqual([
    [{ pages: { '/apply': { errors: 2 } } }, new Date(noon)],
    [{ violations: { 'img-src': 1 } }, new Date(noon)],
  ]);
});

testRows([
  {},
  { page: 5 },
  { page: '/', errors: 0 },
  { page: '/', errors: 1e9 },
  { page: '/', errors: 1.5 },
  { page: '/', vitals: { LCP: -1 } },
  { page: '/', vitals: { LCP: '<script>' } },
  { page: '/', vitals: { INP: 1e12 } },
  { page: '/', vitals: { CLS: 101 } },
  { page: `/${'x'.repeat(2100)}` },
])('what is not a measurement is refused', async (body) => {
  const { report, added } = await listen();
  expect(await report(body)).toBe(400);
  expect(added).not.toHaveBeenCalled();
});

test('what is not asked for is not counted', async () => {
  const { report, added } = await listen();
  await report({ page: '/', errors: 1, vitals: { FCP: 3, constructor: 1 }, email: 'a@b.example' });
  expect(added.mock.calls[0]?.[0]).toEqual({ pages: { '/': { errors: 1 } } });
});

test('a report is small, and one of a violation has a media type of its own', async () => {
  const { report, violation } = await listen();
  expect(await report({ page: '/', errors: 1, more: 'x'.repeat(limits.browserReportBytes) })).toBe(413);
  expect(await report({ page: '/', errors: 1, more: 'x'.repeat(1_000_000) })).toBe(413);
  expect(await violation({ 'csp-report': {} }, 'application/json')).toBe(415);
});

test('of a flood an instance counts one report a second, and answers the rest as well', async () => {
  const { report, added, clock } = await listen();
  for (let sent = 0; sent < 80; sent += 1) expect(await report({ page: '/', errors: 1 })).toBe(200);
  expect(added).toHaveBeenCalledTimes(60);
  clock.now += 5000;
  for (let sent = 0; sent < 10; sent += 1) await report({ page: '/', errors: 1 });
  expect(added).toHaveBeenCalledTimes(65);
});

test('violations that extensions cause use up nothing', async () => {
  const { report, violation, added } = await listen();
  for (let sent = 0; sent < 70; sent += 1) await violation({ 'csp-report': { 'blocked-uri': 'chrome-extension' } });
  await report({ page: '/', errors: 1 });
  expect(added).toHaveBeenCalledTimes(1);
});

test('a database that is out of reach is no error of the browser’s', async () => {
  const { report } = await listen(async () => {
    throw new Error('Out of reach');
  });
  expect(await report({ page: '/', errors: 1 })).toBe(200);
});
