import { type Job, type JobUpdate, jobFieldNames } from '@site/contract/jobs/job';
import {
  type BulkJobAction,
  bulkJobsRoute,
  createPreviewLinkRoute,
  duplicateJobRoute,
  renewJobRoute,
  revokePreviewLinksRoute,
  setJobStateRoute,
  updateJobRoute,
} from '@site/contract/jobs/job-routes';
import { jobPath } from '@site/contract/pages/job-page';
import { limits } from '@site/contract/shared/limits';
import { dayWords } from '@site/contract/shared/time';
import { useMutationState } from '@tanstack/react-query';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { isCopied } from '../../shared/clipboard.ts';
import { useActions } from '../components/use-actions.ts';
import { type Call, useCall } from '../session/call-as-admin.ts';
import { endingMessage } from '../session/session-errors.ts';

/** The answer of the API to an action on jobs of the list: the changed jobs, and the ids of the deleted jobs. */
export interface JobAnswer {
  message: string;
  changed?: readonly Job[];
  deleted?: readonly string[];
  undo?: { action: BulkJobAction; jobs: readonly Done[] };
}

/** A job before an action and, unless the action deleted it, after the action. */
interface Done {
  before: Job;
  after: Job;
}

export type JobAction = keyof typeof jobListCopy.actions;

/** The key of all answers about jobs, from every screen. The list can be older than each of the answers. */
export const jobActionsKey = ['job-actions'];

export function useJobActions() {
  const call = useCall();
  const { carryOut, busy } = useActions<JobAnswer>(jobActionsKey);
  const answers = useMutationState({
    filters: { mutationKey: jobActionsKey, status: 'success' },
    select: (mutation) => mutation.state.data as JobAnswer,
  });

  const toggle = (job: Job) =>
    carryOut(job._id, async () => {
      const parameters = { id: job._id };
      const { data } = await call(setJobStateRoute, { parameters, body: { isActive: !job.isActive } });
      const { isActive, title } = data.job;
      return { message: isActive ? jobListCopy.nowActive(title) : jobListCopy.nowInactive(title), changed: [data.job] };
    });

  /** Runs an action on many jobs; the API can refuse it for some of them. */
  const forAll = (action: ListAction, jobs: readonly Job[]) => {
    const act = async (): Promise<JobAnswer> => {
      const { done, refusals } = await dealWith(call, action, jobs);
      if (done.length === 0) throw new Error(refusals.join(' '));
      const jobsNow = done.map(({ after }) => after);
      const message = [jobListCopy.done[action](jobsNow.map(({ title }) => title)), ...refusals].join(' ');
      const change = action === 'delete' ? { deleted: jobsNow.map(({ _id }) => _id) } : { changed: jobsNow };
      return { message, ...change, undo: { action, jobs: done } };
    };
    return carryOut(manyRows, act, { undo: ({ undo }) => undo && (() => void takeBack(undo)) });
  };

  /** Restores the jobs as they were before an action, except jobs that an admin has changed since then. */
  const takeBack = ({ action, jobs }: NonNullable<JobAnswer['undo']>) =>
    carryOut(manyRows, async (): Promise<JobAnswer> => {
      const { done, refusals } = await undone(call, action, jobs);
      const message = [jobListCopy.undone(done.map(({ title }) => title)), ...refusals].join(' ');
      return { message, changed: done };
    });

  const duplicate = (job: Job) =>
    carryOut(job._id, async () => {
      const options = { parameters: { id: job._id }, idempotencyKey: crypto.randomUUID() };
      const { data } = await call(duplicateJobRoute, options);
      return { message: jobListCopy.duplicated(job.title, data.job.reference ?? ''), changed: [data.job] };
    });

  const renew = (job: Job) =>
    carryOut(job._id, async () => {
      const { data } = await call(renewJobRoute, { parameters: { id: job._id } });
      return { message: jobListCopy.renewed(job.title, dayWords(data.job.closesOn ?? '')), changed: [data.job] };
    });

  const copyLink = (job: Job) =>
    carryOut(job._id, async () => {
      const address = location.origin + jobPath(job.slug ?? '');
      return { message: jobListCopy.linkCopied(address, await isCopied(address)) };
    });

  const linkPreview = (job: Job) =>
    carryOut(job._id, async () => {
      const { data } = await call(createPreviewLinkRoute, { parameters: { id: job._id } });
      const address = location.origin + data.path;
      return { message: jobListCopy.previewLinked(address, new Date(data.expiresAt), await isCopied(address)) };
    });

  const endPreviews = (job: Job) =>
    carryOut(job._id, async () => {
      const { data } = await call(revokePreviewLinksRoute, { parameters: { id: job._id } });
      return { message: jobListCopy.previewsEnded(data.revoked) };
    });

  const forOne = { activate: toggle, deactivate: toggle, duplicate, renew, copyLink, linkPreview, endPreviews };
  return { answers, isBusy: busy !== undefined, forOne, forAll };
}

/** The name of the busy row during a bulk action. */
const manyRows = 'many';

/** The bulk actions on jobs of the list, in the order of the buttons. */
export const listActions = ['activate', 'deactivate', 'renew', 'delete'] as const satisfies readonly BulkJobAction[];
export type ListAction = (typeof listActions)[number];

/** Runs a bulk action on any number of jobs, in the largest batches that the API accepts. Gives the outcome for each job. */
async function dealWith(call: Call, action: BulkJobAction, jobs: readonly Job[]) {
  const done: Done[] = [];
  const refusals: string[] = [];
  for (let first = 0; first < jobs.length; first += limits.jobsPerAction) {
    const some = jobs.slice(first, first + limits.jobsPerAction);
    const { data } = await call(bulkJobsRoute, { body: { action, ids: some.map(({ _id }) => _id) } });
    for (const outcome of data.outcomes) {
      const before = some.find(({ _id }) => _id === outcome.id);
      if (!before) continue;
      if (outcome.done) done.push({ before, after: outcome.job });
      else refusals.push(jobListCopy.refused(before.title, outcome.message));
    }
  }
  return { done, refusals };
}

async function undone(call: Call, action: BulkJobAction, jobs: readonly Done[]) {
  if (action === 'renew') return withFormerDates(call, jobs);
  const wereActive = jobs.filter(({ before }) => before.isActive).map(({ before }) => before);
  const wereInactive = jobs.filter(({ before }) => !before.isActive).map(({ before }) => before);
  const back = action === 'delete' ? await dealWith(call, 'restore', [...wereActive, ...wereInactive]) : undefined;
  const state =
    action === 'activate'
      ? await dealWith(call, 'deactivate', wereInactive)
      : await dealWith(call, 'activate', wereActive);
  // The last answer counts for a job that was first restored and then activated.
  const changed = new Map([...(back?.done ?? []), ...state.done].map(({ after }) => [after._id, after]));
  return { done: [...changed.values()], refusals: [...(back?.refusals ?? []), ...state.refusals] };
}

/** Gives renewed jobs their former closing dates, except jobs whose date an admin has changed since then. */
export async function withFormerDates(call: Call, jobs: readonly Done[]) {
  const done: Job[] = [];
  const refusals: string[] = [];
  for (const { before, after } of jobs) {
    const fields = Object.fromEntries(jobFieldNames.map((name) => [name, before[name]])) as JobUpdate;
    const body = { ...fields, unchangedSince: after.updatedAt };
    await call(updateJobRoute, { parameters: { id: after._id }, body }).then(
      ({ data }) => done.push(data.job),
      (error: Error) => {
        // A session that has ended fails for all jobs.
        if (endingMessage(error) !== undefined) throw error;
        refusals.push(jobListCopy.refused(after.title, error.message));
      },
    );
  }
  return { done, refusals };
}

/** Gives the list with the later answers of the API, because the list may be a moment behind. */
export function answeredJobs(jobs: readonly Job[], answers: readonly JobAnswer[]): Job[] {
  const deleted = new Set<string>();
  for (const answer of answers) {
    for (const id of answer.deleted ?? []) deleted.add(id);
    // Restored jobs no longer count as deleted.
    for (const { _id } of answer.changed ?? []) deleted.delete(_id);
  }
  const changed = answers.flatMap((answer) => answer.changed ?? []);
  return jobs
    .filter(({ _id }) => !deleted.has(_id))
    .map((job) =>
      changed.reduce(
        (newest, answer) => (answer._id === newest._id && answer.updatedAt > newest.updatedAt ? answer : newest),
        job,
      ),
    );
}
