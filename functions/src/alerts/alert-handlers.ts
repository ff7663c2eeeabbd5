import {
  jobAlertLabels,
  jobAlertMessages,
  jobAlertPaths,
  jobAlertTokenPattern,
} from '@ohmbridge/contract/alerts/job-alert';
import type { JobAlertRequest } from '@ohmbridge/contract/alerts/job-alert-routes';
import type { JobRow } from '@ohmbridge/contract/jobs/job-listing';
import { sameValue } from '@ohmbridge/contract/jobs/job-search';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import type { HumanCheck } from '../http/human-check.ts';
import type { JobRows } from '../jobs/job-rows.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { alertId, choiceOf } from './alert-document.ts';
import type { AlertStore } from './alert-store.ts';

export interface AlertServices {
  alerts: AlertStore;
  rows: Pick<JobRows, 'all'>;
  humanCheck: Pick<HumanCheck, 'quarantineReason'>;
  /** Has an alert and its first mail made; one of this name is made once. */
  enqueue: (mail: string, request: JobAlertRequest) => Promise<void>;
  reportWrongMailSettings: () => void;
  now: () => Date;
}

/** In each hour one mail goes out for an alert that is asked for again: what is asked for again has the same name. */
const hourMilliseconds = 3_600_000;

/** What people do about their job alerts. */
export function createAlertHandlers(services: AlertServices) {
  const { alerts, rows, humanCheck, enqueue, reportWrongMailSettings, now } = services;
  return {
    async requestJobAlert({ body, humanCheck: input }) {
      const request = await known(body, rows);
      // Whether the address has an alert is looked up later and elsewhere, so that not even the time tells it. A program is
      // answered like everybody.
      if (humanCheck.quarantineReason(input) === undefined) {
        const hour = Math.floor(now().getTime() / hourMilliseconds);
        await enqueue(idempotentId(alertId(request.email, request), ['job-alert-request', hour]), request);
        reportWrongMailSettings();
      }
      return { message: jobAlertMessages.asked };
    },
    async listAlertDisciplines() {
      return { data: { disciplines: disciplinesOf(await rows.all()) } };
    },
    async readJobAlert({ body: { token } }) {
      return shown(await alerts.read(token));
    },
    async confirmJobAlert({ body: { token } }) {
      return shown(await alerts.confirm(token));
    },
    async endJobAlert({ body: { token } }) {
      if (!(await alerts.end(token))) throw ended();
      return {};
    },
    async openJobAlert({ query: { token = '' } }) {
      // What is cut short leads there too, where that is said.
      return { location: `${jobAlertPaths.own}#${jobAlertTokenPattern.test(token) ? token : 'cut'}` };
    },
    async endJobAlertAtOnce({ query: { token = '' } }) {
      if (!jobAlertTokenPattern.test(token)) throw ended();
      await alerts.end(token);
      return { message: jobAlertMessages.ended };
    },
  } satisfies Partial<ApiHandlers>;
}

const ended = () => new HttpError(404, jobAlertMessages.linkEnded);

function shown<Alert>(alert: Alert | undefined): { data: { alert: Alert } } {
  if (alert === undefined) throw ended();
  return { data: { alert } };
}

/** The names of the disciplines that jobs have or had that were live; each as the newest of them has it. */
function disciplinesOf(all: readonly JobRow[]): string[] {
  const names = new Map<string, string>();
  for (const { discipline, type, publishedAt } of all)
    if (type && publishedAt !== undefined && !names.has(discipline)) names.set(discipline, type);
  return [...names].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
}

/** The request with its discipline as jobs have it. */
async function known(body: JobAlertRequest, rows: Pick<JobRows, 'all'>): Promise<JobAlertRequest> {
  const request = { email: body.email, ...choiceOf(body) };
  if (body.discipline === undefined) return request;
  const wanted = sameValue(body.discipline);
  const discipline = disciplinesOf(await rows.all()).find((name) => sameValue(name) === wanted);
  if (discipline !== undefined) return { ...request, discipline };
  const errors = { discipline: messages.unknownOption(jobAlertLabels.discipline) };
  throw new HttpError(400, messages.invalidFields, { errors });
}
