import { answerWithin } from '@site/contract/desk/desk-limits';

// The promise to enquirers. Every button for an enquiry shows it in the same words.

const days: number = answerWithin.enquiries;

/** The time until the answer, in working days of the office. */
export const answerTime = `within ${days === 1 ? 'one working day' : `${days} working days`}`;

export const whatHappensNext = `An engineer will answer ${answerTime}, with questions or with the date of our proposal: scope, fee and programme.`;

export const confidentiality =
  'We treat what you send as confidential. If you need a confidentiality agreement first, send us yours or ask for ours.';
