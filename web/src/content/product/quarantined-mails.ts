import type { MailTemplate, QuarantineReason } from '@site/contract/mail/mail';
import { mailBinDays } from '@site/contract/nightly/retention';
import { mailNouns } from './admin.ts';
import { dateAndTime, shortDate } from './date-formats.ts';

const reasons: Record<QuarantineReason, string> = {
  trap: 'A field that people cannot see was filled in.',
  'no-token': 'It came without the token that our form sends along.',
  'foreign-token': 'It came with a token that is not ours.',
  'too-soon': 'It was sent faster than a person fills in the form.',
  'too-late': 'The form had been open for more than a day.',
  restored: 'It came back with a copy of the database, and may have been sent before.',
  overdue: 'It had been waiting to be sent for more than a week.',
};

const isReason = (text: string): text is QuarantineReason => Object.hasOwn(reasons, text);

const deleted = `will be deleted. You can put it back for ${mailBinDays} days.`;

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** The words for an admin about enquiries and applications in quarantine. */
export const quarantinedMailCopy = {
  title: (count: number, andMore: boolean) =>
    `${andMore ? 'More than ' : ''}${messages(count)} ${count === 1 ? 'is' : 'are'} held for a check`,
  explanation:
    'A program may have sent these, or they may have been sent before, so no email has left. Read them: send on what a person wrote, and delete the rest.',
  none: 'No message is held for a check.',
  reason: (reason: string) => (isReason(reason) ? reasons[reason] : reason),
  from: ({ name, address }: { name: string; address: string }) => `${name}, ${address}`,
  read: 'Read it',
  sendOn: 'Send on',
  releaseAll: 'Send all on',
  sending: 'Sending...',
  sentOn: (kind: MailTemplate) => `The ${mailNouns[kind]} is on its way to the mailbox.`,
  releasedAll: (count: number) => `${messages(count)} ${count === 1 ? 'is' : 'are'} on the way to the mailbox.`,
  remove: 'Delete',
  removeAll: 'Delete all',
  removing: 'Deleting...',
  removeTitle: (kind: MailTemplate) => `Delete this ${mailNouns[kind]}`,
  removeQuestion: (from: string, reason: string) =>
    reason === 'restored' || reason === 'overdue'
      ? `The email about what ${from} sent ${deleted} What was sent stays on the hiring desk.`
      : `What ${from} sent ${deleted} No one has read it in a mailbox.`,
  removeAllTitle: 'Delete all messages that are held for a check',
  removeAllQuestion: (total: number | undefined) =>
    `Everything that is held for a check${total === undefined ? '' : `, ${messages(total)},`} ${deleted} No one has read it in a mailbox. What came to the hiring desk before stays there.`,
  removedAll: (count: number) => `${messages(count)} ${count === 1 ? 'has' : 'have'} been deleted.`,
  removed: (kind: MailTemplate) => `The ${mailNouns[kind]} has been deleted.`,
  search: 'Search these messages',
  searchHint: 'Name, address or words',
  found: (count: number, max: number) =>
    count === 0
      ? 'No message has these words.'
      : `${messages(count)} found.${count > max ? ` These are the oldest ${max}.` : ''}`,
  searched: (count: number) => `Only the oldest ${count} were searched.`,
  bin: 'Deleted messages',
  binExplanation: `You can put deleted messages back for ${mailBinDays} days. After that, the messages are deleted for good.`,
  showMore: 'Show more',
  discarded: (at: Date, end: Date) =>
    `Deleted ${dateAndTime.format(at)}, can be put back until ${shortDate.format(end)}`,
  restore: 'Put back',
  puttingBack: 'Putting it back...',
  putBack: (count: number) =>
    count === 0
      ? 'There was nothing left to put back.'
      : `${messages(count)} ${count === 1 ? 'is' : 'are'} back where ${count === 1 ? 'it was' : 'they were'}.`,
} as const;
