import { apiRoutes } from '../api.ts';
import type { ApiRoute } from '../shared/route.ts';
import { jobInput } from './jobs.ts';

const at = '2026-11-01T09:00:00.000Z';
const message = { subject: 'Your application', text: 'Thank you.' };
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const recoveryCode = 'ABCDEFGHIJKLMNOPQRSTUVWX';

/** A body that the route takes, for each route that asks for a sign-in. */
const bodies: Partial<Record<keyof typeof apiRoutes, object>> = {
  addApp: { code: '123456' },
  addNote: { text: 'Called.' },
  addPasskey: { name: 'Key', response: { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } } },
  assignSubmission: { uid: null },
  bulkJobs: { action: 'activate', ids: ['missing'] },
  bulkMails: { action: 'retry', ids: ['missing'] },
  cancelInterview: { unchangedSince: at },
  changePassword: { current: 'the password of before', next: 'three otters in a canoe' },
  confirm: { password: 'the password of before' },
  createJob: jobInput,
  erasePerson: { email: 'nobody@example.org' },
  exportList: { kind: 'applications', count: 0, filters: [] },
  exportPerson: { email: 'nobody@example.org' },
  inviteAdmin: { name: 'Ana', email: 'ana@example.org', roles: ['jobs'] },
  markSubmission: { unread: true },
  moveInterview: { unchangedSince: at, at },
  moveSubmission: { status: 'reviewing', unchangedSince: at },
  moveSubmissions: { status: 'reviewing', items: [{ id: 'missing', unchangedSince: at }] },
  proveCode: { code: '123456' },
  provePasskey: {
    response: { ...credential, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } },
  },
  proveRecoveryCode: { code: recoveryCode },
  saveTemplate: { ...message, version: 1 },
  sendMessage: { ...message, ids: ['missing'] },
  sendScorecard: {
    judgements: [{ criterion: 'Reads a relay', grade: 'yes', reason: 'Did so.' }],
    recommendation: 'yes',
    summary: 'Yes.',
  },
  setDailyMail: { dailyMail: true },
  setJobState: { isActive: false },
  setNotification: { kind: 'assigned', isOn: true },
  setRoles: { roles: ['jobs'] },
  unsendMessages: { items: [{ id: 'missing', messageId: 'missing' }] },
  updateJob: jobInput,
};

const parameters: Record<string, string> = {
  file: '00000000-0000-4000-8000-000000000000',
  id: 'missing',
  kind: 'applications',
  name: 'received',
  reference: 'J-9999',
};

/** The path of a route, with its parameters filled in. Nothing has the ids in it. */
export function pathOf({ path }: Pick<ApiRoute, 'path'>): string {
  return path.replace(/:(\w+)/g, (_, parameter: string) => parameters[parameter] ?? 'missing');
}

/** Every route that asks for a sign-in, with a path and a body that it takes: only the token can be wrong. */
export const closedRoutes = Object.entries<ApiRoute>(apiRoutes)
  .filter(([, { access }]) => access !== 'anyone')
  .map(([name, route]) => ({
    name,
    route,
    path: pathOf(route),
    body: bodies[name as keyof typeof apiRoutes],
    what: `${route.method} ${route.path}`,
  }));
