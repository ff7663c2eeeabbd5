import { answersTo } from '@site/contract/desk/answers';
import { type Application, applicationLabels, isOffered } from '@site/contract/desk/application';
import type { AnswersRefused } from '@site/contract/desk/submission-routes';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import type { Answer } from '@site/contract/jobs/question';
import { messages } from '@site/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import { issueFormToken, quarantineReason } from '../http/human-check.ts';
import { referencedJob } from '../jobs/job.ts';
import { assessmentOf } from '../jobs/job-assessment.ts';
import { officeMailbox, reportWrongMailSettings } from '../mail/mail-settings.ts';
import { HttpError } from '../shared/http-error.ts';
import { type AppliedJob, applicationMail, contactMail } from './office-mails.ts';
import { storeSubmission } from './store-submission.ts';

/** The contact form and the job application. A quarantined submission gets the same answer: a program learns nothing. */
export const receiveSubmissionHandlers = {
  async formToken() {
    return { data: issueFormToken() };
  },
  async readReferencedJob({ parameters }) {
    const job = await referencedJob(parameters.reference);
    if (!job) throw new HttpError(404, messages.jobNotFound);
    return { data: { job } };
  },
  async submitContact({ body, idempotencyKey, humanCheck: input }) {
    const mail = contactMail(body, officeMailbox('enquiries'));
    await storeSubmission({
      collection: 'enquiries',
      submission: body,
      mail,
      idempotencyKey,
      quarantineReason: quarantineReason(input),
    });
    reportWrongMailSettings(process.env);
    return { message: messages.contactSent };
  },
  async submitApplication({ body, idempotencyKey, humanCheck: input }) {
    const { job, answers } = await appliedJob(body);
    const namesHidden = job?.title !== undefined && (await assessmentOf(job.reference)).namesHidden === true;
    const mail = applicationMail(body, officeMailbox('applications'), job, answers, { namesHidden });
    const found = job && {
      job: { reference: job.reference, ...(job.title && { title: job.title }) },
      // The stored answers replace the sent ones.
      ...(body.answers && { answers }),
    };
    await storeSubmission({
      collection: 'applications',
      submission: body,
      found,
      ...(namesHidden && { namesHidden }),
      mail,
      idempotencyKey,
      quarantineReason: quarantineReason(input),
    });
    reportWrongMailSettings(process.env);
    return { message: messages.applicationSent };
  },
} satisfies Partial<ApiHandlers>;

/**
 * Gives the job of an application as it is now, and the answers to its questions. The job may have closed while the applicant
 * was typing: the application still arrives. The title of the job is a position like those of the list.
 */
async function appliedJob(application: Application): Promise<{ job?: AppliedJob; answers: Answer[] }> {
  const { job: reference, country, position } = application;
  const job = reference === undefined ? undefined : await referencedJob(reference);
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

/** Gives the answers to be stored, and the errors by field. A closed job requires no answer. */
function answersOf({ job: reference, answers: sent = [] }: Application, job: ReferencedJob | undefined) {
  const { questions = [], isOpen = false } = job ?? {};
  const asked = isOpen ? questions : questions.map((question) => ({ ...question, required: false }));
  // The form of an application without a job shows no questions.
  const shown = reference === undefined ? sent.map(({ id, answer }) => ({ id, answer })) : sent;
  const { answers, errors } = answersTo(asked, shown);
  return { answers, errors: Object.fromEntries(Object.entries(errors).map(([id, error]) => [`answers.${id}`, error])) };
}
