import type { AdminChange, TeamMember } from '@ohmbridge/contract/team/team';
import { dateAndTime } from './date-formats.ts';

const when = (at: string) => dateAndTime.format(new Date(at));

/** The words of the screen that says who works here. */
export const teamCopy = {
  members: 'Who may come in',
  you: 'you',
  failed: 'Who may come in could not be read.',
  facts: ({ state, since, invitedBy, lastSignInAt, lastSeenAt, hasSecondFactor }: TeamMember): string[] => [
    ...(state === 'incomplete'
      ? ['Cannot come in: the account is gone, switched off or without its rights. Invite them again, or remove them.']
      : []),
    ...(state === 'invited' ? ['Invited, has not come yet'] : []),
    ...(lastSignInAt ? [`Signed in ${when(lastSignInAt)}`] : []),
    ...(lastSeenAt ? [`Seen ${when(lastSeenAt)}`] : []),
    ...(hasSecondFactor ? ['Has a second step'] : []),
    invitedBy ? `Invited by ${invitedBy}, ${when(since)}` : `Admin since ${when(since)}`,
  ],
  invite: 'Invite a colleague',
  inviteIntro:
    'They get a mail with a link, under which they choose a password. What you can do here, they can do too.',
  name: 'Name',
  email: 'Email',
  send: 'Send invitation',
  sending: 'Sending...',
  invited: (email: string) => `${email} is in the team. A mail is on its way to them.`,
  alreadyIn: (email: string) => `${email} is in the team already. No mail was sent.`,
  inviteAgain: 'Invite again',
  sendAgain: 'Send the mail again',
  sentAgain: (email: string) => `A mail is on its way to ${email} again.`,
  sentJustNow: (email: string) => `A mail to ${email} was sent less than ten minutes ago. Give it a little time.`,
  remove: 'Remove',
  removing: 'Removing...',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion:
    'They are signed out everywhere at once, and cannot read or change anything here any more. You can invite them again.',
  reset: 'Reset second step',
  resetting: 'Resetting...',
  resetTitle: (name: string) => `Reset the second step of ${name}?`,
  resetQuestion:
    'Only if they have asked you for it, and you are sure that it was them: by voice, not by mail. They are signed out everywhere, and come in with their password alone to set up a new one. Everyone in the team is told.',
  resetDone: (name: string) => `The second step of ${name} is reset. Everyone is told by mail.`,
  successor: 'Who takes over what is assigned to them',
  noSuccessor: 'Nobody: it waits without a name',
  removed: (name: string) => `${name} is not in the team any more.`,
  history: 'History',
  historyNone: 'Nobody has been invited or removed here yet.',
  historyNewest: (count: number) => `These are the newest ${count} lines.`,
  what: ({ kind, who }: AdminChange) =>
    ({
      invited: `Invited ${who.email}`,
      arrived: 'Signed in for the first time',
      removed: `Removed ${who.email}`,
      'second-factor-reset': `Reset the second step of ${who.email}`,
    })[kind],
} as const;
