import { defineRoute } from '../shared/route.ts';
import type { DeskAuthor } from './submission-record.ts';

// By itself: the first screen of the dashboard asks for it, and for no schema.

/** Who can be given a submission, for how long submissions are kept, and how soon everybody is to have an answer. */
export interface DeskSettings {
  colleagues: DeskAuthor[];
  /** Who is not in the team any more, but still has submissions assigned to them. */
  formerColleagues: DeskAuthor[];
  retentionDays: number;
  answerWithinWorkingDays: number;
}

export const readDeskSettingsRoute = defineRoute<{ data: DeskSettings }>()({
  method: 'GET',
  path: '/api/desk-settings',
  access: 'admin',
  success: 200,
});
