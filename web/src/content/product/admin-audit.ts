import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { auditDays } from '@site/contract/nightly/retention';
import type { AuditEntry, AuditKind } from '@site/contract/team/audit';
import { rolesLine } from '@site/contract/team/roles';
import { kindWords } from './admin-submission-list.ts';

const count = (number: number) => number.toLocaleString('en-GB');
const some = (kind: SubmissionKind, number: number) =>
  `${count(number)} ${number === 1 ? kindWords[kind].one : kindWords[kind].many}`;

/** The second step of a sign-in, in the middle of a sentence. */
const factors = { passkey: 'a passkey', totp: 'an app for codes', 'recovery-codes': 'recovery codes' } as const;

/** Gives the name of a route as words: `erasePerson` is "erase person". */
const actionOf = (route: string) => route.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Gives a filter of an export as words: `status:new` is "status new". */
const filterOf = (filter: string) => filter.replace(':', ' ');

/** The words of the audit list. */
export const auditCopy = {
  intro: `The list shows sign-ins, refused access, changes of passwords and roles, and who opened, downloaded, exported or erased what people sent. No one can change it. Each entry is kept for ${auditDays} days. Applicants and enquirers appear by reference only.`,
  filters: 'Filters',
  who: 'Who',
  everyone: 'Everyone',
  former: (uid: string) => `No longer in the team (${uid})`,
  kind: 'What',
  everything: 'Everything',
  from: 'First day',
  until: 'Last day',
  clear: 'Clear the filters',
  none: 'There are no entries yet.',
  nothingMatches: 'No entry matches these filters.',
  failed: 'The audit list could not be read.',
  showMore: 'Show 50 more',
  shown: (number: number, hasMore: boolean) =>
    `${hasMore ? 'The newest ' : ''}${count(number)} ${number === 1 ? 'entry' : 'entries'}`,
  unknown: 'unknown',
  kinds: {
    'signed-in': 'Signed in',
    'sign-in-refused': 'Sign-in refused',
    'role-refused': 'Access refused',
    opened: 'Opened',
    downloaded: 'Downloaded a file',
    exported: 'Exported',
    erased: 'Erased',
    'password-changed': 'Password changed',
    'sessions-ended': 'Sessions ended',
    'second-factor-added': 'Second step added',
    'second-factor-removed': 'Second step removed',
    'second-factor-reset': 'Second step reset',
    'roles-changed': 'Roles changed',
  } satisfies Record<AuditKind, string>,
  /** Gives the event in words. The numbers of the submissions follow after it. */
  what(entry: AuditEntry): string {
    switch (entry.kind) {
      case 'signed-in':
        return entry.hasSecondFactor ? 'Signed in with a second step' : 'Signed in';
      case 'sign-in-refused':
        return {
          'wrong-credentials': 'Wrong password, or no such account',
          'wrong-code': 'Wrong second step',
          'not-in-team': 'Used an old sign-in: the person has left the team, or must sign in again',
          'other-address': 'Used an account whose address is not the one in the team',
          'session-ended': 'Used a session that had ended',
        }[entry.reason];
      case 'role-refused':
        return entry.reason === 'not-an-admin'
          ? 'An account that is not in the team tried to open the admin area'
          : `Tried something that their roles do not allow: ${actionOf(entry.route ?? '')}`;
      case 'opened':
        return `Opened the ${kindWords[entry.submission.kind].one}`;
      case 'downloaded':
        return `Downloaded a file of the ${kindWords[entry.submission.kind].one}`;
      case 'exported':
        return entry.what === 'list'
          ? `Exported a list of ${some(entry.list, entry.count)}${
              entry.filters.length > 0
                ? `, filtered by ${entry.filters.map(filterOf).join(', ')}`
                : ', without a filter'
            }`
          : aboutPerson('Exported', entry.count);
      case 'erased':
        return entry.what === 'submission' ? 'Erased' : aboutPerson('Erased', entry.count);
      case 'password-changed':
        return entry.by === 'link'
          ? 'Chose a new password with the link in an email'
          : 'Changed the password, with the current one';
      case 'sessions-ended':
        return `Ended the sessions of ${entry.whose.email}`;
      case 'second-factor-added':
        return `Added ${factors[entry.factor]} as a second step`;
      case 'second-factor-removed':
        return `Removed ${factors[entry.factor]} as a second step`;
      case 'second-factor-reset':
        return `Reset the second step of ${entry.whose.email}`;
      case 'roles-changed':
        return `Set the roles of ${entry.whose.email}: ${rolesLine(entry.roles)}`;
    }
  },
  /** Gives the number of refusals that one entry stands for. */
  times: (number: number) => ` (${count(number)} times within an hour)`,
  andMore: (number: number) => ` and ${count(number)} more`,
  withoutNumber: (kind: SubmissionKind) => `${kindWords[kind].one} without a reference`,
} as const;

function aboutPerson(done: string, number: number): string {
  return number === 0 ? `${done} the data of a person who has sent nothing` : `${done} all data of the person who sent`;
}
