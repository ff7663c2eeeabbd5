import { isCalendarDay } from '@ohmbridge/contract/shared/time';
import { type AuditKind, auditKinds } from '@ohmbridge/contract/team/audit';
import { knownIn, useAddressFilters } from '../jobs/use-address-filters.ts';

/** Which entries of the audit list are shown. */
export interface AuditFilters {
  /** The uid of whoever did it. */
  who: string | undefined;
  kind: AuditKind | undefined;
  /** The first and the last day, such as `2026-01-31`. */
  from: string | undefined;
  until: string | undefined;
}

const uidPattern = /^[\w-]{1,128}$/;

/** Reads the filters from the address; what it does not know, it leaves out. */
export function auditFilters(address: URLSearchParams): AuditFilters {
  const known = (isKnown: (value: string) => boolean, name: string) => {
    const value = address.get(name) ?? '';
    return isKnown(value) ? value : undefined;
  };
  return {
    who: known((value) => uidPattern.test(value), 'who'),
    kind: knownIn(address, 'kind', auditKinds),
    from: known(isCalendarDay, 'from'),
    until: known(isCalendarDay, 'until'),
  };
}

/** The filters as the address keeps them. */
export function addressOfAuditFilters(filters: AuditFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value) as [string, string][]);
}

/** The filters of the list, which the address keeps. */
export const useAuditFilters = () => useAddressFilters(auditFilters, addressOfAuditFilters);

/** The moments between which entries lie: whole days, by the clock of whoever looks. */
export function momentsOf({ from, until }: Pick<AuditFilters, 'from' | 'until'>): { since?: Date; before?: Date } {
  const midnight = (day: string, later = 0) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date + later);
  };
  return { ...(from && { since: midnight(from) }), ...(until && { before: midnight(until, 1) }) };
}
