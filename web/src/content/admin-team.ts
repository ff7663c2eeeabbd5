import { type Role, rolesLine } from '@ohmbridge/contract/team/roles';
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
    'They get a mail with a link, under which they choose a password. Choose what they are to do here: it can be changed later.',
  roles: 'Roles',
  may: {
    jobs: 'Writes job listings, publishes and closes them.',
    hiring: 'Sees every application and enquiry, decides, writes to people, exports and erases, and reads the reports.',
    interviewer: 'Sees only the applications that are assigned to them, and what applicants added to these.',
    team: 'Invites and removes people, changes roles, and looks after the health of the website.',
  } satisfies Record<Role, string>,
  ownTeamRole: 'Nobody can take this role from themselves. A colleague who has it can do it for you.',
  changeRoles: 'Roles',
  rolesOf: (name: string) => `Roles of ${name}`,
  saveRoles: 'Save roles',
  savingRoles: 'Saving...',
  rolesSaved: (name: string) => `The roles of ${name} are changed. They count from now on, without a new sign-in.`,
  close: 'Close',
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
    'Reset only if they have asked you, and you have checked by voice, not by email, that it was them. They are signed out everywhere, and their password stops working. An email to their address lets them choose another password. After that they set up a new second step. Everyone in the team is told.',
  resetDone: (name: string) => `The second step of ${name} is reset. Everyone is told by mail.`,
  successor: 'Who takes over what is assigned to them',
  noSuccessor: 'Nobody: it waits without a name',
  removed: (name: string) => `${name} is not in the team any more.`,
  history: 'History',
  historyNone: 'Nobody has been invited or removed here yet, nor have roles been changed.',
  historyNewest: (count: number) => `These are the newest ${count} lines.`,
  what: (change: AdminChange): string => {
    const { email } = change.who;
    switch (change.kind) {
      case 'invited':
        return `Invited ${email}`;
      case 'arrived':
        return 'Signed in for the first time';
      case 'removed':
        return `Removed ${email}`;
      case 'second-factor-reset':
        return `Reset the second step of ${email}`;
      case 'roles':
        return `Roles of ${email}: ${rolesLine(change.after)} (before: ${rolesLine(change.before)})`;
    }
  },
} as const;
