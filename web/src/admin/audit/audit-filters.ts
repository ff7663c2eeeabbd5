import { isCalendarDay } from '@ohmbridge/contract/shared/time';
import { auditKinds } from '@ohmbridge/contract/team/audit';
import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';

/** Which entries of the audit list are shown. */
export const auditFilters = addressFilters({
  /** The uid of the admin who did it. */
  who: like((text) => /^[\w-]{1,128}$/.test(text)),
  kind: oneOf(auditKinds),
  /** The first and the last day, such as `2026-01-31`. */
  from: like(isCalendarDay),
  until: like(isCalendarDay),
});

export type AuditFilters = typeof auditFilters.none;

/** The moments between which entries lie: whole days, on the clock of the admin. */
export function momentsOf({ from, until }: Pick<AuditFilters, 'from' | 'until'>): { since?: Date; before?: Date } {
  const midnight = (day: string, later = 0) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date + later);
  };
  return { ...(from && { since: midnight(from) }), ...(until && { before: midnight(until, 1) }) };
}
