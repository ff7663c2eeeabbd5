import { type AuditList, addAuditEntry } from '../shared/audit-list.ts';

/** The audit list, for the services that still take it as an object. */
export const audit: AuditList = { add: addAuditEntry };
