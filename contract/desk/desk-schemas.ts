import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { emailField, oneOf, requiredLine, requiredText } from '../shared/text-fields.ts';
import { deskLimits } from './desk-limits.ts';
import { anyOverlap, interviewLimits } from './interviews.ts';
import { blank, templateNames, unknownFields } from './message-templates.ts';
import { applicationStatuses, submissionKinds } from './submission-kinds.ts';

/** What the API says about the hiring desk. Only its screens hear it, so it is not among the `messages` that every form loads. */
export const deskMessages = {
  notFound: 'This is not there any more. It may have been erased, or was deleted after its time.',
  notOnDeskYet: 'The submission arrived a moment ago and is not on the desk yet. Try again in a minute.',
  heldBack: 'The submission is held back. An admin of the team can release it on the Health page.',
  movedMeanwhile: 'A colleague, or the applicant, was quicker: it stands elsewhere now. Nothing has been changed.',
  movedByYou: 'You moved it elsewhere a moment ago. Nothing has been changed.',
  hasWithdrawn: 'The applicant has withdrawn this application.',
  onlyApplicantsWithdraw: 'Only applicants can withdraw.',
  notAnAdmin: 'This person is not in the team any more.',
  notTheirs: 'This person has no role in the team that sees it. Choose somebody else.',
  unknownFields: (names: readonly string[]) =>
    `There is nothing to fill in for ${names.map((name) => `{${name}}`).join(', ')}`,
  blankLeft: `Replace or delete each ${blank}.`,
  interviewMissing: 'The message names {interview}: say when and where it is.',
  timesMissing: 'Times, and {times} where they are to stand in the message: the one does not go without the other.',
  howManyTimes: `Offer ${interviewLimits.minTimes} to ${interviewLimits.maxTimes} times`,
  timesOverlap: 'Two of these times overlap',
  timeOver: `Interviews lie in the future, at most ${interviewLimits.daysAhead} days ahead. One of these times does not.`,
  interviewLater: 'A message about an interview leaves at once. Send it now.',
  moveWaits: 'Another message will move this person. Take that message back first.',
  oneOrTheOther: 'A message either says when an interview is, or offers times for it.',
  onlyApplicants: 'Only applicants have interviews.',
  interviewChanged: 'The interview has been changed since you saw it. Nothing has been cancelled.',
  tooMuchToExport:
    'This person has sent more than one download can hold. The operator exports it with `npm run person`.',
  nothingToCancel: 'There is nothing to cancel any more.',
  hasLeft: 'It has left already.',
  wasTakenBack: 'This message was taken back. Send it as a new one.',
  movedSinceSent: 'The message is taken back. It was moved since, and stays where it stands.',
  templateChangedMeanwhile: 'A colleague has changed this template since you opened it. Nothing has been saved.',
} as const;

const id = z.string(messages.mustBeText('id')).check(z.regex(/^[A-Za-z0-9-]{1,128}$/, deskMessages.notFound));
const status = oneOf('status', [...applicationStatuses, 'open', 'answered', 'closed'] as const);
const version = z.iso.datetime(messages.mustBeMoment('unchangedSince'));

/** Moves a submission. `unchangedSince` is the `statusChangedAt` that the admin was shown. */
export const moveSchema = z.object({ status, unchangedSince: version });

/** What something is done about at once. */
const someOf = <Item extends z.ZodMiniType>(name: string, item: Item) =>
  z
    .array(item, messages.required(name))
    .check(
      z.minLength(1, messages.required(name)),
      z.maxLength(deskLimits.submissionsPerAction, messages.tooMany(name, deskLimits.submissionsPerAction)),
    );

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
const wrongMinutes = messages.mustBeWholeNumber('Minutes', minMinutes, maxMinutes);

const interviewShape = {
  at: z.iso.datetime(messages.mustBeMoment('Interview')),
  minutes: z.int(wrongMinutes).check(z.minimum(minMinutes, wrongMinutes), z.maximum(maxMinutes, wrongMinutes)),
  where: requiredLine('Place', deskLimits.interviewPlace),
};

/** The time that an admin sets; `interviewer` is the uid of a colleague. */
const interviewSchema = z.object({ ...interviewShape, interviewer: z.optional(id) });

/** The times that an applicant chooses from. That none of them is over is looked at when they are sent. */
const timesSchema = z.array(z.object({ ...interviewShape, interviewer: id }), messages.required('Times')).check(
  z.minLength(minTimes, deskMessages.howManyTimes),
  z.maxLength(maxTimes, deskMessages.howManyTimes),
  z.refine((times) => !anyOverlap(times), deskMessages.timesOverlap),
);

/** When a message may leave, other than at once: at nine in the morning of the next day, where the office of its recipient is. */
const sendingTimes = ['tomorrow-morning'] as const;
export type SendingTime = (typeof sendingTimes)[number];

/**
 * A message to one person or many, to each alone. The server fills in its fields for each. `status` moves the recipients: at
 * once, or with `leavesAt` as the message leaves. `interview` arranges an interview, or `times` offers times of which each
 * recipient takes one. `onlyFrom` refuses the message for recipients with another status by then.
 */
export const sendMessageSchema = z
  .object({
    ids: someOf('ids', id),
    template: z.optional(z.object({ name: oneOf('template', templateNames), version: z.int() })),
    ...templateText,
    status: z.optional(status),
    onlyFrom: z.optional(someOf('onlyFrom', status)),
    interview: z.optional(interviewSchema),
    times: z.optional(timesSchema),
    leavesAt: z.optional(oneOf('leavesAt', sendingTimes)),
  })
  .check(
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
    // The reminder of an interview could leave before the message that says when it is.
    z.refine(({ interview, times, leavesAt }) => leavesAt === undefined || !(interview || times), {
      path: ['leavesAt'],
      error: deskMessages.interviewLater,
    }),
  );

export type SendMessageInput = z.infer<typeof sendMessageSchema>;

/** Takes messages back: to whom each was sent, and its id, as the answer to the sending gave it. */
export const unsendMessagesSchema = z.object({ items: someOf('items', z.object({ id, messageId: id })) });

/** Calls an interview off, or takes the offered times back; `unchangedSince` is the `changedAt` that the admin was shown. */
export const cancelInterviewSchema = z.object({ unchangedSince: version });

/** Replaces a template; `version` is the one that the admin was shown. */
export const saveTemplateSchema = z.object({ ...templateText, version: z.int(messages.mustBeText('version')) });

/** Whose data is meant. */
export const personSchema = z.object({ email: emailField() });

/**
 * By what a list was narrowed that somebody takes away: which value where it is one of ours, and of what was typed or chosen
 * about a person only that there was something.
 */
const exportFilter =
  /^(?:search|answer|assignee|status:[a-z]{1,20}|country:[A-Za-z ]{1,40}|job:J-\d{4,9}|days:\d{1,3})$/;

const mostExported = 1_000_000;

/** A list that is taken away as a file. */
export const exportListSchema = z.object({
  kind: oneOf('kind', submissionKinds),
  count: z
    .int(messages.mustBeWholeNumber('count', 0, mostExported))
    .check(
      z.minimum(0, messages.mustBeWholeNumber('count', 0, mostExported)),
      z.maximum(mostExported, messages.mustBeWholeNumber('count', 0, mostExported)),
    ),
  filters: z
    .array(
      z.string(messages.unknownOption('filters')).check(z.regex(exportFilter, messages.unknownOption('filters'))),
      {
        error: messages.required('filters'),
      },
    )
    .check(z.maxLength(7, messages.tooMany('filters', 7))),
});

export type ExportListInput = z.infer<typeof exportListSchema>;
