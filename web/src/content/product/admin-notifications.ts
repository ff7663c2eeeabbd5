import type { NotificationKind } from '@site/contract/desk/notifications';

/** The words of the screen on which admins choose their notifications by email. */
export const notificationsCopy = {
  question: 'Send me an email',
  kinds: {
    assigned: 'When a colleague assigns an application or enquiry to me',
    answered: 'When an applicant or enquirer who is assigned to me writes back',
    interview: 'When an interview with me, or with an applicant assigned to me, is arranged, moved or cancelled',
    withdrawn: 'When an applicant withdraws or erases an application that is assigned to me',
    summary: 'Every morning: what is new, and who waits for me',
  } satisfies Record<NotificationKind, string>,
  explained:
    'You get at most one email an hour. It has references and links, but no names. Choose the daily email about the website on the page “Health”.',
} as const;
