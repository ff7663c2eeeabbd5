import type { ApiHandlers } from '../api/handler.ts';
import { messages } from '../contract/messages.ts';
import { applicationMail } from './application-mail.ts';
import { contactMail } from './contact-mail.ts';
import type { HumanCheck } from './human-check.ts';
import type { SubmissionStore } from './submission-store.ts';

export interface SubmissionServices {
  submissions: SubmissionStore;
  recipients: () => { CONTACT_RECIPIENT: string; APPLICATION_RECIPIENT: string };
  humanCheck: HumanCheck;
  /** Says at once, where somebody looks, what will keep the mail from being sent. */
  reportWrongMailSettings: () => void;
}

/** The contact form and the job application. Who is quarantined gets the same answer: a program learns nothing from it. */
export function createSubmissionHandlers({
  submissions,
  recipients,
  humanCheck,
  reportWrongMailSettings,
}: SubmissionServices) {
  return {
    async formToken() {
      return { data: humanCheck.token() };
    },
    async submitContact({ body, idempotencyKey, humanCheck: input }) {
      const mail = contactMail(body, recipients().CONTACT_RECIPIENT);
      const quarantineReason = humanCheck.quarantineReason(input);
      await submissions.add({ collection: 'enquiries', submission: body, mail, idempotencyKey, quarantineReason });
      reportWrongMailSettings();
      return { message: messages.contactSent };
    },
    async submitApplication({ body, idempotencyKey, humanCheck: input }) {
      const mail = applicationMail(body, recipients().APPLICATION_RECIPIENT);
      const quarantineReason = humanCheck.quarantineReason(input);
      await submissions.add({ collection: 'applications', submission: body, mail, idempotencyKey, quarantineReason });
      reportWrongMailSettings();
      return { message: messages.applicationSent };
    },
  } satisfies Partial<ApiHandlers>;
}
