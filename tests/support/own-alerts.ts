import type { JobAlertChoice } from '@site/contract/alerts/job-alert';
import type { JobAlertRequest } from '@site/contract/alerts/job-alert-routes';
import type { StoredJobFields } from '@site/contract/jobs/job-document';
import type { Mail } from '@site/contract/mail/mail';
import { alertToken, jobAlertHandlers } from '../../functions/src/alerts/job-alert.ts';
import { fillAlertLink } from '../../functions/src/alerts/job-alert-mails.ts';
import { jobAlertRequestHandlers, makeJobAlert } from '../../functions/src/alerts/request-job-alert.ts';
import { createJob } from '../../functions/src/jobs/save-job.ts';
import { validJob } from './factories.ts';
import { adminRequest } from './handler-requests.ts';
import type { OwnProject } from './own-project.ts';

interface StoredAlert {
  id: string;
  createdAt: { toDate: () => Date };
  choice?: string;
}

const by = { uid: 'an-admin', email: 'admin@example.com' };

/** Gives calls for the job alerts of the functions, on the project of the test. */
export function ownAlerts({ tasks, ...project }: OwnProject) {
  const handlers = { ...jobAlertHandlers, ...jobAlertRequestHandlers };
  const documents = async (email: string) =>
    (await project.documents('alerts')).filter((alert) => alert.email === email) as unknown as StoredAlert[];
  /** Gives the token of the links in an alert's emails. */
  const tokenFor = (alert: StoredAlert | undefined) => {
    if (!alert) throw new Error('There is no such alert');
    return alertToken(alert.id, { createdAt: alert.createdAt.toDate() });
  };
  /** Requests an alert, and runs the new tasks. */
  const ask = async (email: string, choice: JobAlertChoice = {}, isHuman = true) => {
    const humanCheck = { honeypotIsFilled: !isHuman, token: undefined };
    const request = adminRequest<'requestJobAlert'>({ body: { email, ...choice } });
    const known = tasks.length;
    const answer = await handlers.requestJobAlert({ ...request, humanCheck });
    for (const { task } of tasks.slice(known)) {
      const { mail, request: made } = task as { mail: string; request: JobAlertRequest };
      await makeJobAlert(mail, made);
    }
    return answer;
  };
  const confirm = async (token: string) => {
    const { data } = await handlers.confirmJobAlert(adminRequest<'confirmJobAlert'>({ body: { token } }));
    return data.alert;
  };
  return {
    handlers,
    ask,
    confirm,
    documents,
    read: (token: string) => handlers.readJobAlert(adminRequest<'readJobAlert'>({ body: { token } })),
    /** Gives the token of the only alert of an address. */
    tokenOf: async (email: string) => {
      const [alert] = await documents(email);
      return tokenFor(alert);
    },
    /** Requests an alert, and confirms it as the subscriber does. Gives the token of the alert. */
    async subscribe(email: string, choice: JobAlertChoice = {}): Promise<string> {
      const before = new Set((await documents(email)).map(({ id }) => id));
      await ask(email, choice);
      const token = tokenFor((await documents(email)).find(({ id }) => !before.has(id)));
      await confirm(token);
      return token;
    },
    publish: async (changes: Partial<StoredJobFields> = {}) => {
      const { job } = await createJob({ ...validJob(), ...changes, isActive: true }, { by });
      return job;
    },
    /** Gives the emails to an address in their order, the oldest first. */
    async mailsTo(email: string): Promise<Mail[]> {
      const found = (await project.firestore()).collection('mail').where('to', '==', [email]);
      const { docs } = await found.orderBy('delivery.startTime').get();
      return Promise.all(docs.map((one) => fillAlertLink(one.id, one.data() as Mail)));
    },
  };
}
