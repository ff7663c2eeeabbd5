import type { JobAlertChoice } from '@ohmbridge/contract/alerts/job-alert';
import type { StoredJobFields } from '@ohmbridge/contract/jobs/job-document';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { alertToken } from '../../functions/src/alerts/alert-document.ts';
import { createAlertHandlers } from '../../functions/src/alerts/alert-handlers.ts';
import { withAlertLink } from '../../functions/src/alerts/alert-links.ts';
import { createAlertStore } from '../../functions/src/alerts/alert-store.ts';
import { askToGoOn } from '../../functions/src/alerts/ask-to-go-on.ts';
import { queueAlertRequest } from '../../functions/src/alerts/request-alert.ts';
import { sendAlerts } from '../../functions/src/alerts/send-alerts.ts';
import { validJob } from './factories.ts';
import { adminRequest } from './handler-requests.ts';
import { ownJobServices } from './own-job-services.ts';
import type { OwnProject } from './own-project.ts';

export const alertsOrigin = 'https://ohmbridge.example';
const replyTo = 'careers@ohmbridge.example';
const limitKey = (what: string, value: string) => `${what}-${Buffer.from(value).toString('hex')}`;
const by = { uid: 'an-admin', email: 'admin@example.com' };

/**
 * Job alerts as the functions have them, on the data of an own project.
 * @param isHuman what the human check says of who asks for an alert
 */
export function ownAlerts(project: OwnProject, now: () => Date, isHuman = () => true) {
  const { firestore } = project;
  const { jobs, rows } = ownJobServices(project, now);
  const secret = () => 'a key for these tests alone, long enough';
  const store = createAlertStore(firestore, secret, now);
  /** The names of the tasks that there were. */
  const names = new Set<string>();
  const handlers = createAlertHandlers({
    alerts: store,
    rows,
    humanCheck: { quarantineReason: () => (isHuman() ? undefined : 'trap') },
    enqueue: async (mail, request) => {
      if (names.has(mail)) return;
      names.add(mail);
      await queueAlertRequest(await firestore(), mail, request, { limitKey, replyTo }, now());
    },
    reportWrongMailSettings: () => undefined,
    now,
  });
  /** Gives the token as in the links of its mails. */
  const tokenFor = (alert: { id: string; createdAt: { toDate: () => Date } } | undefined) => {
    if (!alert) throw new Error('There is no such alert');
    return alertToken(secret(), alert.id, { createdAt: alert.createdAt.toDate() });
  };
  const documents = async (email: string) => {
    const { docs } = await (await firestore()).collection('alerts').where('email', '==', email).get();
    return docs.map(
      (one) => ({ ...one.data(), id: one.id }) as { id: string; createdAt: { toDate: () => Date }; choice?: string },
    );
  };
  const ask = (email: string, choice: JobAlertChoice = {}) =>
    handlers.requestJobAlert(adminRequest<'requestJobAlert'>({ body: { email, ...choice } }));
  return {
    handlers,
    store,
    jobs,
    names,
    ask,
    documents,
    /** The token of the one alert of an address. */
    tokenOf: async (email: string) => {
      const [alert] = await documents(email);
      return tokenFor(alert);
    },
    /** Asks for an alert, and confirms it as who reads its mail does; gives its token. */
    async subscribe(email: string, choice: JobAlertChoice = {}): Promise<string> {
      const before = new Set((await documents(email)).map(({ id }) => id));
      await ask(email, choice);
      const alert = (await documents(email)).find(({ id }) => !before.has(id));
      const token = tokenFor(alert);
      await store.confirm(token);
      return token;
    },
    publish: async (changes: Partial<StoredJobFields> = {}) => {
      const { job } = await jobs.create({ ...validJob(), ...changes, isActive: true }, { by });
      return job;
    },
    /** The scheduled function. */
    run: async (at = now()) => sendAlerts(await firestore(), at, { origin: alertsOrigin, replyTo }),
    askToGoOn: async (at = now()) => askToGoOn(await firestore(), at, replyTo),
    /** The mails to an address, the oldest first, as they are sent. */
    async mailsTo(email: string): Promise<Mail[]> {
      const found = (await firestore()).collection('mail').where('to', '==', [email]).orderBy('delivery.startTime');
      const { docs } = await found.get();
      return Promise.all(
        docs.map((one) => withAlertLink(one.data() as Mail, firestore, { origin: alertsOrigin, secret })),
      );
    },
  };
}
