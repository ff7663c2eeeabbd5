import { expect, test } from 'vitest';
import { endJobAlertAtOnceRoute } from './alerts/job-alert-routes.ts';
import { apiRoutes } from './api.ts';
import { reportBrowserRoute, reportViolationRoute } from './nightly/browser-report-routes.ts';
import type { ApiRoute } from './shared/route.ts';

// Whoever adds a route says in its entry, and nowhere else, who may call it. These hold for every entry.
const routes: [string, ApiRoute][] = Object.entries(apiRoutes);
const open = routes.filter(([, { access }]) => access === 'anyone');
const changing = routes.filter(([, { method }]) => method !== 'GET');

test.each(routes)('%s has an address of the API that no other route has', (name, { method, path }) => {
  expect(path).toMatch(/^\/api\/[a-z/:-]+$/);
  const same = routes.filter(([, route]) => route.method === method && route.path === path);
  expect(same.map(([other]) => other)).toEqual([name]);
});

// What browsers report is counted in sums, and bounded by the handlers: `report-handlers.test.ts`.
const counting: ApiRoute[] = [reportBrowserRoute, reportViolationRoute];
// Mail providers call it for all their customers. Without a right token it costs one read, which is less than a limit costs.
const proven: ApiRoute[] = [endJobAlertAtOnceRoute];

test.each(changing)('%s changes something: for admins only, or else limited', (_name, route) => {
  const isForAdmins = route.access === 'admin' || Array.isArray(route.access);
  expect(isForAdmins || route.limited !== undefined || [...counting, ...proven].includes(route)).toBe(true);
});

test.each(open.filter(([, { method }]) => method === 'GET'))('%s, open to anyone, only reads', (_name, route) => {
  expect(route).toMatchObject({ success: 200, body: undefined });
});

test.each(routes.filter(([, { limited }]) => limited === 'submission'))(
  '%s takes a submission: from a form of ours, and once however often it is sent',
  (_name, route) => {
    expect(route).toMatchObject({ access: 'anyone', fromForm: true, idempotent: true });
  },
);

test.each(routes.filter(([, { success }]) => success === 201))(
  '%s makes something new: once, however often it is sent',
  (_name, { method, idempotent }) => {
    expect({ method, idempotent }).toEqual({ method: 'POST', idempotent: true });
  },
);
