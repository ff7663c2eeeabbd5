import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import { readJobDocument } from '../contract/job-document.ts';
import { jobReferencePattern, type ReferencedJob } from '../contract/job-reference.ts';

/** Finds jobs by what they are called in their advertisement. */
export interface ReferencedJobs {
  /** The job of a reference, open or not; `wasOpen` says whether visitors have ever seen it. */
  find: (reference: string) => Promise<(ReferencedJob & { wasOpen: boolean }) | undefined>;
}

export function createReferencedJobs(firestore: () => Promise<Firestore>): ReferencedJobs {
  return {
    async find(reference) {
      if (!jobReferencePattern.test(reference)) return undefined;
      const jobs = (await firestore()).collection(collections.jobs);
      const [document] = (await jobs.where('reference', '==', reference).limit(1).get()).docs;
      if (!document) return undefined;
      const { title, place, country, isActive } = readJobDocument(document.data());
      const wasOpen = isActive || document.get('publishedAt') !== undefined;
      return { reference, title, place, country, isOpen: isActive, wasOpen };
    },
  };
}
