import type { Job } from '@ohmbridge/functions/contract/job';
import { deleteJobRoute, setJobStateRoute } from '@ohmbridge/functions/contract/job-routes';
import { useMutationState } from '@tanstack/react-query';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { jobListCopy } from '../../../content/admin.ts';
import { callApi } from '../../../lib/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';

/** What the API has answered to an action on a job of the list: the job as it is now, or that it is no more. */
export type JobAnswer = { message: string } & ({ changed: Job } | { deleted: string });

const actionsKey = ['job-actions'];

/** What can be done to a job of the list, and how the last of it went. */
export function useJobActions(firstOutcome: Outcome | undefined) {
  const { carryOut, busyRow, outcome } = useRowActions<JobAnswer>(actionsKey, firstOutcome);
  const answers = useMutationState({
    filters: { mutationKey: actionsKey, status: 'success' },
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

  return { answers, outcome, busyJob: busyRow, toggle, remove };
}

/** The live list, which may be a moment behind, with what the API has answered since. */
export function answeredJobs(jobs: readonly Job[], answers: readonly JobAnswer[]): Job[] {
  const deleted = new Set(answers.map((answer) => 'deleted' in answer && answer.deleted));
  const changed = answers.flatMap((answer) => ('changed' in answer ? answer.changed : []));
  return jobs
    .filter(({ _id }) => !deleted.has(_id))
    .map((job) =>
      changed.reduce(
        (newest, answer) => (answer._id === newest._id && answer.updatedAt > newest.updatedAt ? answer : newest),
        job,
      ),
    );
}
