import type { Job } from '@ohmbridge/contract/jobs/job';
import { type JobDocument, jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import { referenceOf } from '@ohmbridge/contract/jobs/job-reference';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { jobCollections } from './job-store.ts';

/** Which jobs their dates, or their numbers, single out. */
export interface JobQueries {
  /**
   * The job with a number that is or was live, for its page; `jobState` says what has become of it meanwhile. A draft has no
   * page, and neither has what was deleted for good.
   */
  publishedJob: (number: number) => Promise<Job | undefined>;
  /** At most `max` active jobs that close after `now` and not after `until`, the next to close first. */
  closing: (now: Date, until: Date, max: number) => Promise<Job[]>;
}

export function createJobQueries(firestore: () => Promise<Firestore>): JobQueries {
  const jobsOf = async (query: Query<JobDocument>) =>
    (await query.get()).docs.map((snapshot) => jobFromDocument(snapshot.id, snapshot.data()));
  return {
    async publishedJob(number) {
      const { jobs, bin } = jobCollections(await firestore());
      // Both at once: a second query for what is not among the jobs would tell, by its time, which drafts there are.
      const found = await Promise.all(
        [jobs, bin].map((each) => jobsOf(each.where('reference', '==', referenceOf(number)).limit(1))),
      );
      const [job] = found.flat();
      return job?.publishedAt === undefined ? undefined : job;
    },
    async closing(now, until, max) {
      const active = jobCollections(await firestore()).jobs.where('isActive', '==', true);
      const between = active.where('closesAt', '>', now).where('closesAt', '<=', until);
      return jobsOf(between.orderBy('closesAt').limit(max));
    },
  };
}
