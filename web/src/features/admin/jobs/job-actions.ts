import type { Job } from '@ohmbridge/functions/contract/job';
import { dayWords } from '@ohmbridge/functions/contract/job-options';
import { jobPath } from '@ohmbridge/functions/contract/job-page';
import {
  createPreviewLinkRoute,
  deleteJobRoute,
  duplicateJobRoute,
  renewJobRoute,
  restoreJobRoute,
  revokePreviewLinksRoute,
  setJobStateRoute,
} from '@ohmbridge/functions/contract/job-routes';
import { useMutationState } from '@tanstack/react-query';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { callApi } from '../../../lib/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';

/** What the API has answered to an action on a job of the list: the job as it is now, or that it is no more, if either. */
export type JobAnswer = { message: string; changed?: Job; deleted?: string };

/** Under which all answers about jobs are kept, of whatever screen: the list may be behind any of them. */
export const jobActionsKey = ['job-actions'];

/** What can be done to a job of the list, and how the last of it went. */
export function useJobActions(firstOutcome: Outcome | undefined) {
  const { carryOut, busyRow, outcome } = useRowActions<JobAnswer>(jobActionsKey, firstOutcome);
  const answers = useMutationState({
    filters: { mutationKey: jobActionsKey, status: 'success' },
    select: (mutation) => mutation.state.data as JobAnswer,
  });

  const toggle = (job: Job) =>
    carryOut(job._id, async (token) => {
      const parameters = { id: job._id };
      const { data } = await callApi(setJobStateRoute, { token, parameters, body: { isActive: !job.isActive } });
      const { isActive, title } = data.job;
      return { message: isActive ? jobListCopy.nowActive(title) : jobListCopy.nowInactive(title), changed: data.job };
    });

  const remove = (job: Job) =>
    carryOut(job._id, async (token) => {
      await callApi(deleteJobRoute, { token, parameters: { id: job._id } });
      return { message: jobListCopy.removed(job.title), deleted: job._id };
    });

  /** Puts a job back as it was before it was deleted: what was active is active again. */
  const putBack = (job: Job) =>
    carryOut(job._id, async (token) => {
      const parameters = { id: job._id };
      const restored = await callApi(restoreJobRoute, { token, parameters });
      const { data } = job.isActive
        ? await callApi(setJobStateRoute, { token, parameters, body: { isActive: true } })
        : restored;
      return { message: jobListCopy.putBack(job.title), changed: data.job };
    });

  const duplicate = (job: Job) =>
    carryOut(job._id, async (token) => {
      const options = { token, parameters: { id: job._id }, idempotencyKey: crypto.randomUUID() };
      const { data } = await callApi(duplicateJobRoute, options);
      return { message: jobListCopy.duplicated(job.title, data.job.reference ?? ''), changed: data.job };
    });

  const renew = (job: Job) =>
    carryOut(job._id, async (token) => {
      const { data } = await callApi(renewJobRoute, { token, parameters: { id: job._id } });
      return { message: jobListCopy.renewed(job.title, dayWords(data.job.closesOn ?? '')), changed: data.job };
    });

  const copyLink = (job: Job) =>
    carryOut(job._id, async () => {
      const address = location.origin + jobPath(job.slug ?? '');
      return { message: jobListCopy.linkCopied(address, await isCopied(address)) };
    });

  const linkPreview = (job: Job) =>
    carryOut(job._id, async (token) => {
      const { data } = await callApi(createPreviewLinkRoute, { token, parameters: { id: job._id } });
      const address = location.origin + data.path;
      return { message: jobListCopy.previewLinked(address, new Date(data.expiresAt), await isCopied(address)) };
    });

  const endPreviews = (job: Job) =>
    carryOut(job._id, async (token) => {
      const { data } = await callApi(revokePreviewLinksRoute, { token, parameters: { id: job._id } });
      return { message: jobListCopy.previewsEnded(data.revoked) };
    });

  const more = { duplicate, renew, copyLink, linkPreview, endPreviews };
  return { answers, outcome, busyJob: busyRow, toggle, remove, putBack, more };
}

/** Whether an address is in the clipboard by now: a browser may not allow it. */
async function isCopied(address: string): Promise<boolean> {
  return navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
}

/** The live list, which may be a moment behind, with what the API has answered since. */
export function answeredJobs(jobs: readonly Job[], answers: readonly JobAnswer[]): Job[] {
  const deleted = new Set<string>();
  for (const answer of answers) {
    if (answer.deleted) deleted.add(answer.deleted);
    // It was put back.
    if (answer.changed) deleted.delete(answer.changed._id);
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
