import { type Application, applicationLabels, isOffered } from '@ohmbridge/contract/desk/application';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import type { HumanCheck } from '../http/human-check.ts';
import type { ReferencedJobs } from '../jobs/referenced-jobs.ts';
import { HttpError } from '../shared/http-error.ts';
import { type AppliedJob, applicationMail } from './application-mail.ts';
import { contactMail } from './contact-mail.ts';
import type { SubmissionStore } from './submission-store.ts';

export interface SubmissionServices {
  submissions: SubmissionStore;
  referencedJobs: ReferencedJobs;
  recipients: () => { CONTACT_RECIPIENT: string; APPLICATION_RECIPIENT: string };
  humanCheck: HumanCheck;
  /** Says at once, where somebody looks, what will keep the mail from being sent. */
  reportWrongMailSettings: () => void;
}

/** The contact form and the job application. Who is quarantined gets the same answer: a program learns nothing from it. */
export function createSubmissionHandlers({
  submissions,
  referencedJobs,
  recipients,
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
      const mail = contactMail(body, recipients().CONTACT_RECIPIENT);
      const quarantineReason = humanCheck.quarantineReason(input);
      await submissions.add({ collection: 'enquiries', submission: body, mail, idempotencyKey, quarantineReason });
      reportWrongMailSettings();
      return { message: messages.contactSent };
    },
    async submitApplication({ body, idempotencyKey, humanCheck: input }) {
      const job = await appliedJob(body, referencedJobs);
      const mail = applicationMail(body, recipients().APPLICATION_RECIPIENT, job);
      const quarantineReason = humanCheck.quarantineReason(input);
      const found = job && { job: { reference: job.reference, ...(job.title && { title: job.title }) } };
      await submissions.add({
        collection: 'applications',
        submission: body,
        found,
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
 * The job that an application is for, as it is now. It may have closed while somebody was typing: what they send arrives
 * all the same, and says so. Its title is a position like those of the list.
 */
async function appliedJob(
  { job: reference, country, position }: Application,
  referencedJobs: ReferencedJobs,
): Promise<AppliedJob | undefined> {
  if (reference === undefined) return undefined;
  const job = await referencedJobs.find(reference);
  const isTitle = job?.country === country && job.title === position;
  if (!isTitle && !isOffered(country, position)) {
    const errors = { position: messages.unknownOption(applicationLabels.position) };
    throw new HttpError(400, messages.invalidFields, { errors });
  }
  return { reference, title: job?.title, isOpen: job?.isOpen === true };
}
