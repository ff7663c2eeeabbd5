import type { ApiHandlers } from '../../functions/src/api/handler.ts';
import type { Acknowledgements } from '../../functions/src/hiring-desk/admission.ts';
import { createApplicantHandlers } from '../../functions/src/hiring-desk/applicant-handlers.ts';
import { createApplicantLinks } from '../../functions/src/hiring-desk/applicant-links.ts';
import { createDeskHandlers } from '../../functions/src/hiring-desk/desk-handlers.ts';
import { createDeskStore, type DeskStore } from '../../functions/src/hiring-desk/desk-store.ts';
import { createMessageTemplates } from '../../functions/src/hiring-desk/message-templates.ts';
import { createOwnApplications } from '../../functions/src/hiring-desk/own-applications.ts';
import { createPeople } from '../../functions/src/hiring-desk/people.ts';
import { createRateLimitStore } from '../../functions/src/limits/rate-limit-store.ts';
import { createSubmissionStore } from '../../functions/src/submissions/submission-store.ts';
import type { OwnProject } from './own-project.ts';
import { submissionHandlers } from './submission-handlers.ts';

export const careersMailbox = 'careers@ohmbridge.example';

const acknowledgements: Acknowledgements = {
  limitKey: (emailKey) => Buffer.from(emailKey).toString('hex'),
  replyTo: () => careersMailbox,
};

const retentionDays = 365;

/**
 * The hiring desk as the functions have it, on the data of an own project: what is sent in, what admins do about it, and
 * what applicants do about their own.
 * @param watch may look at, or cut off, what the desk's store is asked
 */
export function ownDesk(
  { firestore }: OwnProject,
  now: () => Date = () => new Date(),
  watch: (desk: DeskStore) => DeskStore = (desk) => desk,
) {
  const desk = watch(createDeskStore(firestore, now, () => acknowledgements));
  const people = createPeople(firestore);
  const links = createApplicantLinks(firestore, now);
  const asked: string[] = [];
  const handlers = {
    ...submissionHandlers(createSubmissionStore(firestore, now, () => acknowledgements)),
    ...createDeskHandlers({
      desk,
      templates: createMessageTemplates(firestore, now),
      people,
      colleagues: async () => [],
      retentionDays: () => retentionDays,
      replyTo: () => careersMailbox,
    }),
    ...createApplicantHandlers({
      links,
      desk,
      own: createOwnApplications(firestore, () => retentionDays),
      people,
      limits: createRateLimitStore(firestore, { now, timeoutMilliseconds: 5000 }),
      limitKey: (emailKey) => `link-${Buffer.from(emailKey).toString('hex')}`,
      enqueue: async (email) => {
        asked.push(email);
      },
    }),
  } satisfies Partial<ApiHandlers>;
  return {
    handlers,
    desk,
    links,
    /** The addresses for which somebody asked for a new link, and might get one. */
    asked,
  };
}
