import { type Role, roles } from '@site/contract/team/roles';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { dashboardCopy } from '../../content/product/admin.ts';
import { mayOpen } from './roles.ts';

const all = [
  ...dashboardCopy.links.flatMap((one) => ('leadsTo' in one ? one.leadsTo : [one.link])),
  ...dashboardCopy.settings.links.map(({ link }) => link),
];
const opened = (held: readonly Role[]) => [...new Set(all)].filter((path) => mayOpen(held, path));
const always = ['/dashboard', '/dashboard/notifications', '/dashboard/sign-in'];

testRows<[Role, string[]]>([
  ['jobs', ['/dashboard/jobs']],
  ['hiring', ['applications', 'interviews', 'enquiries', 'reports', 'templates'].map((name) => `/dashboard/${name}`)],
  ['interviewer', ['/dashboard/applications', '/dashboard/interviews']],
  ['team', ['/dashboard/team', '/dashboard/health', '/dashboard/audit']],
])('each role opens its own screens', (role, own) => {
  expect(opened([role]).toSorted()).toEqual([...always, ...own].toSorted());
});

test('an admin without a role sees the first screen only, and an admin with all roles sees all', () => {
  expect(opened([])).toEqual(always);
  expect(opened(roles)).toEqual([...new Set(all)]);
});

test('an address below a screen needs the roles of the screen, in upper or lower case', () => {
  for (const path of ['/dashboard/jobs/edit/one', '/dashboard/Team', '/dashboard/health/', '/DASHBOARD/reports'])
    expect([path, mayOpen(['interviewer'], path)]).toEqual([path, false]);
  expect(mayOpen(['interviewer'], '/dashboard/applications/one')).toBe(true);
  expect(mayOpen([], '/dashboard/jobsite')).toBe(true);
});
