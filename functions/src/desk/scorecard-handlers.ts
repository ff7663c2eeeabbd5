import type { ApplicationRecord } from '@ohmbridge/contract/desk/submission-record';
import { defaultCriteria } from '@ohmbridge/contract/jobs/hiring';
import { collections } from '@ohmbridge/contract/shared/collections';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { authorOf, type Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { assessmentOf } from '../jobs/job-assessment.ts';
import { db } from '../shared/firebase.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { idOf } from './desk-requests.ts';
import type { DeskStore } from './desk-store.ts';
import { mayJudge, notThere } from './scorecards.ts';

export interface ScorecardServices {
  desk: Pick<DeskStore, 'judge'>;
}

/** What those who interview an applicant send of them. They read it in Firestore, as far as the rules let them. */
export function createScorecardHandlers({ desk }: ScorecardServices) {
  const criteriaOf = async ({ job }: Pick<ApplicationRecord, 'job'>): Promise<readonly string[]> =>
    (job && (await assessmentOf(job.reference)).criteria) ?? defaultCriteria;
  return {
    async readScorecardCriteria({ parameters, signedIn }) {
      const caller = await signedIn();
      const stored = db().collection(collections.applications).doc(idOf(parameters)).get();
      const application = (await stored).data() as ApplicationRecord | undefined;
      if (application?.reference === undefined || !mayJudge(application, caller.uid, isHiring(caller)))
        throw notThere();
      return { data: { criteria: await criteriaOf(application) } };
    },
    async sendScorecard({ parameters, body, idempotencyKey, signedIn }) {
      const caller = await signedIn();
      const application = idOf(parameters);
      const id = idempotencyKey && idempotentId(idempotencyKey, [caller.uid, application, body]);
      const by = authorOf(caller);
      const scorecard = await desk.judge(application, { id, card: body, by, isHiring: isHiring(caller), criteriaOf });
      return { data: { scorecard } };
    },
  } satisfies Partial<ApiHandlers>;
}

const isHiring = ({ roles }: Caller) => hasRole(roles, 'hiring');
