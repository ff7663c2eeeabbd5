import { answersTo } from '@ohmbridge/contract/desk/answers';
import { type Application, applicationLabels, isOffered } from '@ohmbridge/contract/desk/application';
import type { AnswersRefused } from '@ohmbridge/contract/desk/submission-routes';
import type { ReferencedJob } from '@ohmbridge/contract/jobs/job-reference';
import type { Answer } from '@ohmbridge/contract/jobs/question';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import type { HumanCheck } from '../http/human-check.ts';
import type { referencedJob } from '../jobs/job.ts';
import type { assessmentOf } from '../jobs/job-assessment.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { HttpError } from '../shared/http-error.ts';
import { type AppliedJob, applicationMail } from './application-mail.ts';
import { contactMail } from './contact-mail.ts';
import type { SubmissionStore } from './submission-store.ts';

export interface SubmissionServices {
  submissions: SubmissionStore;
  referencedJobs: { find: typeof referencedJob };
  assessments: { of: typeof assessmentOf };
  humanCheck: HumanCheck;
  /** Says at once, where somebody looks, what will keep the mail from being sent. */
  reportWrongMailSettings: () => void;
}

/** The contact form and the job application. Who is quarantined gets the same answer: a program learns nothing from it. */
export function createSubmissionHandlers({
  submissions,
  referencedJobs,
  assessments,
  humanCheck,
  reportWrongMailSettings,
}: SubmissionServices) {
  return {
    async formToken() {
      return { data: humanCheck.token() };
    },
    async readReferencedJob({ parameters }) {
      const job = await referencedJobs.find(parameters.reference);
      if (!job) throw new HttpError(404, messages.jobNotFound);
      return { data: { job } };
    },
    async submitContact({ body, idempotencyKey, humanCheck: input }) {
      const mail = contactMail(body, officeMailbox('enquiries'));
      const quarantineReason = humanCheck.quarantineReason(input);
      await submissions.add({ collection: 'enquiries', submission: body, mail, idempotencyKey, quarantineReason });
      reportWrongMailSettings();
      return { message: messages.contactSent };
    },
    async submitApplication({ body, idempotencyKey, humanCheck: input }) {
      const { job, answers } = await appliedJob(body, referencedJobs);
      const namesHidden = job?.title !== undefined && (await assessments.of(job.reference)).namesHidden === true;
      const recipient = officeMailbox('applications');
      const mail = applicationMail(body, recipient, job, answers, { namesHidden });
      const quarantineReason = humanCheck.quarantineReason(input);
      const found = job && {
        job: { reference: job.reference, ...(job.title && { title: job.title }) },
        // As they are kept, in place of those that were sent.
        ...(body.answers && { answers }),
      };
      await submissions.add({
        collection: 'applications',
        submission: body,
        found,
        ...(namesHidden && { namesHidden }),
        mail,
        idempotencyKey,
        quarantineReason,
      });
      reportWrongMailSettings();
      return { message: messages.applicationSent };
    },
  } satisfies Partial<ApiHandlers>;
}

/**
 * The job that an application is for, as it is now, and the answers to what it asks. It may have closed while somebody was
 * typing: what they send arrives all the same, and says so. Its title is a position like those of the list.
 */
async function appliedJob(
  application: Application,
  referencedJobs: SubmissionServices['referencedJobs'],
): Promise<{ job?: AppliedJob; answers: Answer[] }> {
  const { job: reference, country, position } = application;
  const job = reference === undefined ? undefined : await referencedJobs.find(reference);
  const { answers, errors } = answersOf(application, job);
  const isTitle = job?.country === country && job.title === position;
  if (!isTitle && !isOffered(country, position)) {
    errors.position = messages.unknownOption(applicationLabels.position);
  }
  if (Object.keys(errors).length > 0) {
    const data: AnswersRefused | undefined = job && { job };
    throw new HttpError(400, messages.invalidFields, { errors, data });
  }
  if (reference === undefined) return { answers };
  return { job: { reference, title: job?.title, isOpen: job?.isOpen === true }, answers };
}

/** The answers as they are kept, and what is wrong with them, by field. Nothing is asked for of a job that is closed. */
function answersOf({ job: reference, answers: sent = [] }: Application, job: ReferencedJob | undefined) {
  const { questions = [], isOpen = false } = job ?? {};
  const asked = isOpen ? questions : questions.map((question) => ({ ...question, required: false }));
  // Whoever applies for no job was shown no question.
  const shown = reference === undefined ? sent.map(({ id, answer }) => ({ id, answer })) : sent;
  const { answers, errors } = answersTo(asked, shown);
  return { answers, errors: Object.fromEntries(Object.entries(errors).map(([id, error]) => [`answers.${id}`, error])) };
}
