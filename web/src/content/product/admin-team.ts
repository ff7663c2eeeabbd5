import { type Role, roleNames, rolesLine } from '@site/contract/team/roles';
import type { AdminChange, TeamMember } from '@site/contract/team/team';
import { dateAndTime } from './date-formats.ts';

const when = (at: string) => dateAndTime.format(new Date(at));

/** The words of the screen about the team. */
export const teamCopy = {
  members: 'Members',
  you: 'you',
  failed: 'The members could not be loaded.',
  facts: ({ state, since, invitedBy, lastSignInAt, lastSeenAt, hasSecondFactor }: TeamMember): string[] => [
    ...(state === 'incomplete'
      ? [
          'Cannot sign in: the account is deleted, switched off or without its rights. Invite this person again, or remove them.',
        ]
      : []),
    ...(state === 'invited' ? ['Invited, not signed in yet'] : []),
    ...(lastSignInAt ? [`Last signed in ${when(lastSignInAt)}`] : []),
    ...(lastSeenAt ? [`Last active ${when(lastSeenAt)}`] : []),
    ...(hasSecondFactor ? ['Has a second step'] : []),
    invitedBy ? `Invited by ${invitedBy}, ${when(since)}` : `Admin since ${when(since)}`,
  ],
  invite: 'Invite a colleague',
  inviteIntro:
    'Your colleague gets an email with a link to choose a password. Choose their roles now. You can change them later.',
  roles: 'Roles',
  may: {
    jobs: 'Writes job listings, publishes and closes them.',
    hiring:
      'Sees every application and enquiry and decides on them, writes to people, exports and erases data, and reads the reports.',
    interviewer: 'Sees only the applications assigned to this interviewer, with their files and answers.',
    team: 'Invites and removes people, changes roles, and looks after the health of the website.',
  } satisfies Record<Role, string>,
  ownTeamRole: 'You cannot take this role from yourself. A colleague with this role can do it for you.',
  changeRoles: 'Roles',
  rolesOf: (name: string) => `Roles of ${name}`,
  saveRoles: 'Save roles',
  savingRoles: 'Saving...',
  rolesSaved: (name: string) => `The roles of ${name} are changed. They apply at once, without a new sign-in.`,
  close: 'Close',
  name: 'Name',
  email: 'Email',
  send: 'Send invitation',
  sending: 'Sending...',
  invited: (email: string) => `${email} is in the team. An email is on its way to them.`,
  alreadyIn: (email: string) => `${email} is already in the team. No email was sent.`,
  inviteAgain: 'Invite again',
  sendAgain: 'Send the email again',
  sentAgain: (email: string) => `Another email is on its way to ${email}.`,
  sentJustNow: (email: string) => `An email to ${email} was sent less than ten minutes ago. Please wait a little.`,
  remove: 'Remove',
  removing: 'Removing...',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion:
    'They are signed out everywhere at once, and can no longer read or change anything here. You can invite them again.',
  reset: 'Reset second step',
  resetting: 'Resetting...',
  resetTitle: (name: string) => `Reset the second step of ${name}?`,
  resetQuestion:
    'First speak to your colleague to be sure that they asked for this: an email could come from a stranger. They are signed out everywhere, and their password stops working. An email to their address lets them choose another password. After that they set up a new second step. Everyone in the team gets an email about it.',
  resetDone: (name: string) => `The second step of ${name} is reset. Everyone in the team gets an email.`,
  successor: 'Assign their work to',
  noSuccessor: 'No one',
  removed: (name: string) => `${name} is no longer in the team.`,
  history: 'History',
  historyNone: 'No one has been invited or removed yet, and no roles have been changed.',
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

/** The words for an admin who opens a page without having the role for it. */
export const roleCopy = {
  notYours: (wanted: readonly Role[]) =>
    `This page is for colleagues with the role ${wanted.map((role) => `“${roleNames[role]}”`).join(' or ')}.`,
  held: (held: readonly Role[]) =>
    held.length === 0
      ? 'You have no role at present. A colleague with the role “Team” can give you one.'
      : `Your roles: ${rolesLine(held)}. A colleague with the role “Team” can give you another one. This page then opens automatically.`,
  back: 'Back to the dashboard',
  lost: 'Your roles have changed, and you can no longer use this page. Your text stays here until you leave, but cannot be saved. Copy it if you still need it.',
} as const;
