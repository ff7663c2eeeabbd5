import type { Job } from '@ohmbridge/functions/contract/job';
import { deleteJobRoute, setJobStateRoute } from '@ohmbridge/functions/contract/job-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useState } from 'react';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { jobListWords } from '../../../content/admin.ts';
import { callApi } from '../../../lib/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { noAnswers, withChanged, withDeleted } from './answered-jobs.ts';

/** What can be done to a job of the list, and how the last of it went. */
export function useJobActions(firstOutcome: Outcome | undefined) {
  const keeper = useSessionKeeper();
  const [answers, setAnswers] = useState(noAnswers);
  const [outcome, setOutcome] = useState(firstOutcome);
  const [busyJob, setBusyJob] = useState<string>();

  async function carryOut(job: Job, act: () => Promise<string>): Promise<boolean> {
    // The buttons stay enabled meanwhile: a disabled one would lose the keyboard's place.
    if (busyJob !== undefined) return false;
    setOutcome(undefined);
    setBusyJob(job._id);
    try {
      setOutcome({ kind: 'success', message: await act() });
      return true;
    } catch (error) {
      setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
      return false;
    } finally {
      setBusyJob(undefined);
    }
  }

  const toggle = (job: Job) =>
    carryOut(job, async () => {
      const body = { isActive: !job.isActive };
      const { data } = await callAsAdmin(keeper, (token) =>
        callApi(setJobStateRoute, { token, parameters: { id: job._id }, body }),
      );
      setAnswers((before) => withChanged(before, data.job));
      return data.job.isActive ? jobListWords.nowActive(data.job.title) : jobListWords.nowInactive(data.job.title);
    });

  const remove = (job: Job) =>
    carryOut(job, async () => {
      await callAsAdmin(keeper, (token) => callApi(deleteJobRoute, { token, parameters: { id: job._id } }));
      setAnswers((before) => withDeleted(before, job._id));
      return jobListWords.removed(job.title);
    });

  return { answers, outcome, busyJob, toggle, remove };
}
