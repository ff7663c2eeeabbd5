import type { Job } from '@ohmbridge/functions/contract/job';

/** What the API has answered on this screen; the live list may be a moment behind it. */
export interface Answers {
  /** Changed jobs, by id. */
  changed: Readonly<Record<string, Job>>;
  deleted: readonly string[];
}

export const noAnswers: Answers = { changed: {}, deleted: [] };

/** Remembers a job that the API has changed. */
export function withChanged(answers: Answers, job: Job): Answers {
  return { ...answers, changed: { ...answers.changed, [job._id]: job } };
}

/** Remembers a job that the API has deleted. */
export function withDeleted(answers: Answers, id: string): Answers {
  return { ...answers, deleted: [...answers.deleted, id] };
}

/** The live list with each row replaced by the API's answer, unless the list already knows something newer. */
export function answeredJobs(jobs: readonly Job[], { changed, deleted }: Answers): Job[] {
  return jobs
    .filter(({ _id }) => !deleted.includes(_id))
    .map((job) => {
      const answer = changed[job._id];
      return answer && answer.updatedAt > job.updatedAt ? answer : job;
    });
}
