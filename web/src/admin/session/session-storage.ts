import { minuteMilliseconds } from '@site/contract/shared/time';
import { idleMinutes, idleWarningMinutes } from '@site/contract/team/sign-in';
import { attempt } from '../../shared/attempt.ts';

// The browser stores two things of a session: the time of the last activity, shared by all tabs, and the drafts of each tab.
// The code of the drafts loads with the forms; the frame of every screen needs only this file.

const key = 'desk-last-activity';

const writeMilliseconds = 5000;

let remembered = 0;

export function noteActivity(now = Date.now()): void {
  if (now - remembered < writeMilliseconds && now >= remembered) return;
  remembered = now;
  attempt(() => localStorage.setItem(key, `${now}`));
}

/** Gives the time of the last activity in any tab; now, if none is stored. */
export function lastActivity(now = Date.now()): number {
  const stored = Number(attempt(() => localStorage.getItem(key)));
  const last = Math.max(remembered, Number.isNaN(stored) ? 0 : stored);
  // A clock that is set back must not prolong a session.
  if (last > 0 && last <= now) return last;
  remembered = 0;
  noteActivity(now);
  return now;
}

export function forgetActivity(): void {
  remembered = 0;
  attempt(() => localStorage.removeItem(key));
}

export type Idleness = 'active' | 'warned' | 'over';

/** Gives the state of a session by the time since the last activity. */
export function idlenessAt(now: number, last: number): Idleness {
  const minutes = (now - last) / minuteMilliseconds;
  if (minutes >= idleMinutes) return 'over';
  return minutes >= idleMinutes - idleWarningMinutes ? 'warned' : 'active';
}

export const adminDraftPrefix = 'admin-draft:';

/** Deletes the drafts in this tab: half-written text about people must not outlive the session of its author. */
export function forgetDrafts({ unlessOf }: { unlessOf?: string | undefined } = {}): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(adminDraftPrefix) && !(unlessOf && key.endsWith(`:${unlessOf}`)))
        sessionStorage.removeItem(key);
  });
}
