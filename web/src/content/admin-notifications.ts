import type { NotificationKind } from '@ohmbridge/contract/desk/notifications';

/** The words of the screen on which admins choose what they are told of by mail. */
export const notificationsCopy = {
  question: 'Tell me by mail',
  kinds: {
    assigned: 'When a colleague assigns an application or enquiry to me',
    answered: 'When someone writes back whose application or enquiry is assigned to me',
    interview: 'When an interview with me, or of someone who is assigned to me, is taken, moved or cancelled',
    withdrawn: 'When an applicant withdraws or erases an application that is assigned to me',
    summary: 'Every morning: what is new, and who waits for me',
  } satisfies Record<NotificationKind, string>,
  explained:
    'At most one mail an hour brings what has happened, by reference and link. The daily mail about the website itself is chosen under Health.',
} as const;
