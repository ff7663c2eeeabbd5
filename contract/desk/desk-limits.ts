import type { SubmissionKind } from './submission-kinds.ts';

/** The limits of the hiring desk; public forms do not load them. Lengths in characters. */
export const deskLimits = {
  /** The search tokens of a submission. A token takes three of the 40,000 index entries of a document, and about 300 bytes. */
  searchTokens: 600,
  note: 10_000,
  messageSubject: 200,
  messageText: 10_000,
  interviewPlace: 500,
  /** The length of a message from an applicant or enquirer. */
  reply: 10_000,
  /** The replies to one submission: a leaked link must not fill the desk. */
  repliesPerSubmission: 200,
  /** The newest submissions on a sender's page, and the newest messages of each. */
  ownSubmissions: 50,
  ownMessages: 100,
  messageDelaySeconds: 10,
  /** The submissions of one bulk action. They are changed one after the other within the time of one request. */
  submissionsPerAction: 50,
} as const;

/** The working days within which a person answers, as pages and emails promise. The desk counts later answers as late. */
export const answerWithin = {
  enquiries: 1,
  applications: 10,
} as const satisfies Record<SubmissionKind, number>;

/** Splits a list into the parts of one bulk action each. */
export function inBulkActions<Item>(items: readonly Item[]): Item[][] {
  const size = deskLimits.submissionsPerAction;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
