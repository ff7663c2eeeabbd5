import type { ApiHandlers } from '../api/handler.ts';
import { messages } from '../contract/messages.ts';
import { applicationMail } from './application-mail.ts';
import { contactMail } from './contact-mail.ts';
import type { SubmissionStore } from './submission-store.ts';

export interface SubmissionServices {
  submissions: SubmissionStore;
  recipients: () => { CONTACT_RECIPIENT: string; APPLICATION_RECIPIENT: string };
}

/** The contact form and the job application. */
export function createSubmissionHandlers({ submissions, recipients }: SubmissionServices) {
  return {
    async submitContact({ body, repeatKey }) {
      await submissions.add('enquiries', body, contactMail(body, recipients().CONTACT_RECIPIENT), repeatKey);
      return { message: messages.contactSent };
    },
    async submitApplication({ body, repeatKey }) {
      await submissions.add('applications', body, applicationMail(body, recipients().APPLICATION_RECIPIENT), repeatKey);
      return { message: messages.applicationSent };
    },
  } satisfies Pick<ApiHandlers, 'submitContact' | 'submitApplication'>;
}
