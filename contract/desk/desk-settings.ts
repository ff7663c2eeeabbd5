import { defineRoute } from '../shared/route.ts';
import type { Role } from '../team/roles.ts';
import type { DeskAuthor } from './submission-record.ts';

// By itself: the first screen of the dashboard asks for it, and for no schema.

/** Somebody in the team, and what they may do: it says what they can be given. */
export interface Colleague extends DeskAuthor {
  roles: readonly Role[];
}

/** Who can be given a submission, for how long submissions are kept, and how soon everybody is to have an answer. */
export interface DeskSettings {
  colleagues: Colleague[];
  /** Who is not in the team any more, or has no role that sees it, but still has submissions assigned to them. */
  formerColleagues: DeskAuthor[];
  retentionDays: number;
  answerWithinWorkingDays: number;
}

export const readDeskSettingsRoute = defineRoute<{ data: DeskSettings }>()('GET', '/api/desk-settings', {
  access: ['hiring'],
});
