import type { SubmissionKind } from './submission-kinds.ts';

/** The limits of the hiring desk: the two forms do without them. Lengths are in characters. */
export const deskLimits = {
  /** Of what a submission is found by. Each is three index entries, of 40,000 that a document may have, and about 300 bytes. */
  searchTokens: 600,
  /** Of a colleague's note on a submission. */
  note: 10_000,
  messageSubject: 200,
  messageText: 10_000,
  interviewPlace: 500,
  /** Of what an applicant or enquirer writes back. */
  reply: 10_000,
  /** So often they can write about one submission: whoever has the link must not be able to fill the desk. */
  repliesPerSubmission: 200,
  /** An own page shows this many of the newest submissions, and of the newest messages of each; hardly anyone has as many. */
  ownSubmissions: 50,
  ownMessages: 100,
  /** A message to one person leaves so long after it was sent, unless the installation says otherwise. */
  messageDelaySeconds: 10,
  /** Within so many working days everybody is to have an answer, unless the installation says otherwise. */
  answerWithinWorkingDays: 10,
  /** What is done about many submissions takes as many at a time: they take turns, within the time that a request has. */
  submissionsPerAction: 50,
} as const;

/** The working days within which a person answers: pages, mails and own pages promise this. */
export const answerWithin = {
  enquiries: 1,
  applications: deskLimits.answerWithinWorkingDays,
} as const satisfies Record<SubmissionKind, number>;

/** What is to be done about many submissions, in parts of as many as are done at a time. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const size = deskLimits.submissionsPerAction;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
