import { expect } from 'vitest';
import { endJobAlertAtOnceRoute } from './alerts/job-alert-routes.ts';
import { apiRoutes } from './api.ts';
import { reportBrowserRoute, reportViolationRoute } from './nightly/browser-reports.ts';
import type { ApiRoute } from './shared/route.ts';
import { testRows } from './test-support/test-rows.ts';

// The entry of a route, and nothing else, says who may call it. These tests hold for every entry.
const routes: [string, ApiRoute][] = Object.entries(apiRoutes);
const open = routes.filter(([, { access }]) => access === 'anyone');
const changing = routes.filter(([, { method }]) => method !== 'GET');

testRows(routes)('every route has an address of the API that no other route has', (name, { method, path }) => {
  expect(path).toMatch(/^\/api\/[a-z/:-]+$/);
  const same = routes.filter(([, route]) => route.method === method && route.path === path);
  expect(same.map(([other]) => other)).toEqual([name]);
});

// Browsers' reports are counted in sums, and the handlers limit them: `browser-reports.test.ts`.
const counting: ApiRoute[] = [reportBrowserRoute, reportViolationRoute];
// Email providers call it for all their customers. Without a right token it costs one read, which is less than a limit costs.
const proven: ApiRoute[] = [endJobAlertAtOnceRoute];

testRows(changing)('a route that changes something is for admins only, or else limited', (_name, route) => {
  const isForAdmins = route.access === 'admin' || Array.isArray(route.access);
  expect(isForAdmins || route.limited !== undefined || [...counting, ...proven].includes(route)).toBe(true);
});

testRows(open.filter(([, { method }]) => method === 'GET'))(
  'a GET route that is open to anyone only reads',
  (_name, route) => {
    expect(route).toMatchObject({ success: 200, body: undefined });
  },
);

testRows(routes.filter(([, { limited }]) => limited === 'submission'))(
  'a route takes a submission only from a form of the site, and stores a repeated one once',
  (_name, route) => {
    expect(route).toMatchObject({ access: 'anyone', fromForm: true, idempotent: true });
  },
);

testRows(routes.filter(([, { success }]) => success === 201))(
  'a route that makes a document makes it once, even if the request is repeated',
  (_name, { method, idempotent }) => {
    expect({ method, idempotent }).toEqual({ method: 'POST', idempotent: true });
  },
);
