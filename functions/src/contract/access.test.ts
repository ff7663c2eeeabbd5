import { expect, test } from 'vitest';
import { apiRoutes } from './api.ts';
import type { ApiRoute } from './route.ts';

const routes: [string, ApiRoute][] = Object.entries(apiRoutes);

/** The routes of which this holds, by their methods and addresses. */
const routesThat = (holds: (route: ApiRoute) => unknown) =>
  routes.filter(([, route]) => holds(route)).map(([, { method, path }]) => `${method} ${path}`);

// The tests of access go by the contract. Here stands what the contract has to say.

test('only an admin changes jobs and mails', () => {
  expect(routesThat(({ access }) => access === 'admin')).toEqual([
    'POST /api/jobs',
    'PUT /api/jobs/:id',
    'PUT /api/jobs/:id/state',
    'DELETE /api/jobs/:id',
    'POST /api/mails/:id/retry',
    'DELETE /api/mails/:id',
  ]);
});

test('only who has signed in asks who they are, or leaves', () => {
  expect(routesThat(({ access }) => access === 'signed-in')).toEqual(['GET /api/auth/logout', 'GET /api/auth/me']);
});

test('whatever anybody can have stored or tried is limited', () => {
  expect(routesThat(({ limited }) => limited)).toEqual([
    'POST /api/auth/login',
    'POST /api/contact',
    'POST /api/applications',
  ]);
});

test('the forms of the public pages pass the checks of forms', () => {
  expect(routesThat(({ fromForm }) => fromForm)).toEqual(['POST /api/contact', 'POST /api/applications']);
});

test('whatever is made new can be sent again and counts once', () => {
  expect(routesThat(({ idempotent }) => idempotent)).toEqual([
    'POST /api/jobs',
    'POST /api/contact',
    'POST /api/applications',
  ]);
});
