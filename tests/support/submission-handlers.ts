import { createSubmissionHandlers, type SubmissionServices } from '../../functions/src/desk/submission-handlers.ts';

/** Holds nothing back for an admin to look at. */
const humanCheck: SubmissionServices['humanCheck'] = {
  token: () => ({ token: 'form-token', waitSeconds: 0 }),
  quarantineReason: () => undefined,
};

const noJobs: SubmissionServices['referencedJobs'] = { find: async () => undefined };

const noAssessments: SubmissionServices['assessments'] = { of: async () => ({}) };

/** The calls of the public forms, as the functions make them, for people who are never taken for programs. */
export function submissionHandlers(
  submissions: SubmissionServices['submissions'],
  referencedJobs = noJobs,
  assessments = noAssessments,
) {
  return createSubmissionHandlers({
    submissions,
    referencedJobs,
    assessments,
    humanCheck,
    reportWrongMailSettings: () => {},
  });
}
