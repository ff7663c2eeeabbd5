import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import {
  documentId,
  emailField,
  listOf,
  oneOf,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../shared/text-fields.ts';
import { deskLimits } from './desk-limits.ts';
import { anyOverlap, inOrder, interviewLimits } from './interviews.ts';
import { blank, templateNames, unknownFields } from './message-templates.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { applicationStatuses, submissionKinds } from './submission-kinds.ts';

/** Messages of the hiring desk: apart from `messages`, which every form loads. */
export const deskMessages = {
  notFound: 'This application or enquiry no longer exists. It was erased, or its keeping period has ended.',
  notOnDeskYet: 'This application or enquiry has just arrived and is not on the desk yet. Try again in a minute.',
  heldBack:
    'This application or enquiry is held for a check. A colleague with the role “Team” can send it on from the page “Health”.',
  movedMeanwhile: 'A colleague or the applicant has just changed the status. Look at it, then try again.',
  movedByYou: 'You changed the status a moment ago. Look at it, then try again.',
  hasWithdrawn: 'The applicant has withdrawn this application.',
  onlyApplicantsWithdraw: 'Only applicants can withdraw.',
  notAnAdmin: 'This person is no longer in the team.',
  notTheirs: 'The roles of this person do not allow reading this application or enquiry. Choose someone else.',
  unknownFields: (names: readonly string[]) =>
    `Correct or delete ${names.map((name) => `{${name}}`).join(', ')}: nothing can be filled in there`,
  blankLeft: `Replace or delete each ${blank}.`,
  interviewMissing: 'The message contains {interview}: enter the time and the place.',
  timesMissing: 'To offer times, enter the times and write {times} in the message. The message needs both.',
  howManyTimes: `Offer ${interviewLimits.minTimes} to ${interviewLimits.maxTimes} times`,
  timesOverlap: 'Two of these times overlap',
  timeOver: `Choose times in the future, at most ${interviewLimits.daysAhead} days ahead.`,
  interviewLater: 'A message about an interview cannot wait until tomorrow. Choose to send it now.',
  moveWaits: 'A message that is waiting to leave will move this person. Take that message back first.',
  oneOrTheOther: 'A message either sets an interview or offers times, not both.',
  reasonWithoutRejection: 'Only a rejection has a reason.',
  onlyApplicants: 'Only applicants have interviews.',
  interviewChanged: 'The interview has changed since you opened it. Look at it, then try again.',
  tooMuchToExport: 'This person has sent too much for one download. The operator can export it with `npm run person`.',
  nothingToCancel: 'There is nothing left to cancel.',
  nothingToMove: 'There is no interview ahead to move.',
  hasLeft: 'The message has already left.',
  wasTakenBack: 'This message was taken back. Send it as a new one.',
  templateChangedMeanwhile: 'A colleague has changed this template since you opened it. Nothing has been saved.',
} as const;

const id = documentId(deskMessages.notFound);
const status = oneOf('status', [...applicationStatuses, 'open', 'answered', 'closed'] as const);
const version = z.iso.datetime(messages.mustBeMoment('unchangedSince'));

const reason = z.optional(oneOf('reason', rejectionReasons));

const onlyOfRejections = z.refine<{ status?: string | undefined; reason?: string | undefined }>(
  (body) => body.reason === undefined || body.status === 'rejected',
  { path: ['reason'], error: deskMessages.reasonWithoutRejection },
);

/** `unchangedSince` is the `statusChangedAt` that the admin saw. */
export const moveSchema = z.object({ status, unchangedSince: version, reason }).check(onlyOfRejections);

const someOf = <Item extends z.ZodMiniType>(name: string, item: Item) =>
  listOf(name, item, deskLimits.submissionsPerAction);

export const bulkMoveSchema = z.object({ status, items: someOf('items', z.object({ id, unchangedSince: version })) });

export const assignSchema = z.object({ uid: z.nullable(id) });

export const unreadSchema = z.object({ unread: z.boolean(messages.mustBeBoolean('unread')) });

export const noteSchema = z.object({ text: requiredText('Note', deskLimits.note) });

const withKnownFields = <Schema extends z.ZodMiniType<string, string>>(text: Schema) =>
  text.check(
    z.refine((value) => unknownFields(value).length === 0, {
      error: ({ input }) => deskMessages.unknownFields(unknownFields(String(input))),
    }),
  );

const templateText = {
  subject: withKnownFields(requiredLine('Subject', deskLimits.messageSubject)),
  text: withKnownFields(requiredText('Message', deskLimits.messageText)),
};

const { minTimes, maxTimes, minMinutes, maxMinutes } = interviewLimits;

const interviewShape = {
  at: z.iso.datetime(messages.mustBeMoment('Interview')),
  minutes: wholeNumber('Minutes', minMinutes, maxMinutes),
  where: requiredLine('Place', deskLimits.interviewPlace),
};

/** An interview time; `interviewer` is the uid of a colleague. */
const interviewSchema = z.object({ ...interviewShape, interviewer: z.optional(id) });

/** The times that an applicant chooses from, the first first. The handler checks that they lie ahead. */
const timesSchema = z.array(z.object({ ...interviewShape, interviewer: id }), messages.required('Times')).check(
  z.overwrite(inOrder),
  z.minLength(minTimes, deskMessages.howManyTimes),
  z.maxLength(maxTimes, deskMessages.howManyTimes),
  z.refine((times) => !anyOverlap(times), deskMessages.timesOverlap),
);

/** A later time for a message to leave: nine in the morning of the next day, at the office of the recipient's country. */
const sendingTimes = ['tomorrow-morning'] as const;
export type SendingTime = (typeof sendingTimes)[number];

/**
 * A message to each recipient alone. The server fills in the fields of its text. As the message leaves, `status` moves the
 * recipients, with the `reason` of a rejection, and `interview` arranges an interview, or `times` offers times to choose from.
 * `onlyFrom` refuses the message for recipients with another status.
 */
export const sendMessageSchema = z
  .object({
    ids: someOf('ids', id),
    template: z.optional(z.object({ name: oneOf('template', templateNames), version: z.int() })),
    ...templateText,
    status: z.optional(status),
    reason,
    onlyFrom: z.optional(someOf('onlyFrom', status)),
    interview: z.optional(interviewSchema),
    times: z.optional(timesSchema),
    leavesAt: z.optional(oneOf('leavesAt', sendingTimes)),
  })
  .check(
    onlyOfRejections,
    z.refine(({ subject, text }) => !`${subject}${text}`.includes(blank), {
      path: ['text'],
      error: deskMessages.blankLeft,
    }),
    z.refine(
      ({ subject, text, interview }) => interview !== undefined || !`${subject}${text}`.includes('{interview}'),
      {
        path: ['interview'],
        error: deskMessages.interviewMissing,
      },
    ),
    z.refine(({ subject, text, times }) => (times !== undefined) === `${subject}${text}`.includes('{times}'), {
      path: ['times'],
      error: deskMessages.timesMissing,
    }),
    z.refine(({ interview, times }) => !interview || !times, { path: ['times'], error: deskMessages.oneOrTheOther }),
    // The interview could begin before the message leaves.
    z.refine(({ interview, times, leavesAt }) => leavesAt === undefined || !(interview || times), {
      path: ['leavesAt'],
      error: deskMessages.interviewLater,
    }),
  );

export type SendMessageInput = z.infer<typeof sendMessageSchema>;

/** The messages to take back: the submission and the message id of each. */
export const unsendMessagesSchema = z.object({ items: someOf('items', z.object({ id, messageId: id })) });

/** `unchangedSince` is the `changedAt` that the admin saw. */
export const cancelInterviewSchema = z.object({ unchangedSince: version });

/** `at` is the new start. */
export const moveInterviewSchema = z.object({ unchangedSince: version, at: interviewShape.at });

export type MoveInterviewInput = z.infer<typeof moveInterviewSchema>;

/** `version` is the one that the admin saw. */
export const saveTemplateSchema = z.object({ ...templateText, version: z.int(messages.mustBeText('version')) });

export const personSchema = z.object({ email: emailField() });

/** A filter of an exported list. For a typed or personal filter, such as `search`, only its name is sent. */
const exportFilter =
  /^(?:search|answer|assignee|status:[a-z]{1,20}|country:[A-Za-z ]{1,40}|job:J-\d{4,9}|days:\d{1,3})$/;

export const exportListSchema = z.object({
  kind: oneOf('kind', submissionKinds),
  count: wholeNumber('count', 0, 1_000_000),
  filters: z
    .array(
      z.string(messages.unknownOption('filters')).check(z.regex(exportFilter, messages.unknownOption('filters'))),
      messages.required('filters'),
    )
    .check(z.maxLength(7, messages.tooMany('filters', 7))),
});

export type ExportListInput = z.infer<typeof exportListSchema>;
