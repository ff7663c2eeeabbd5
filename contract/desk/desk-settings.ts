import type { Author } from '../shared/author.ts';
import { defineRoute } from '../shared/route.ts';
import type { Role } from '../team/roles.ts';

// A file without schemas, because the first screen of the dashboard loads it.

/** A colleague. Their roles decide which submissions can be assigned to them. */
export interface Colleague extends Author {
  name?: string;
  roles: readonly Role[];
}

export interface DeskSettings {
  colleagues: Colleague[];
  /** People with assigned submissions who have left the team or lost the role. */
  formerColleagues: Author[];
  retentionDays: number;
}

export const readDeskSettingsRoute = defineRoute<{ data: DeskSettings }>()('GET', '/api/desk-settings', {
  access: ['hiring'],
});
