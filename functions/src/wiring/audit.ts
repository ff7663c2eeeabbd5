import { createAuditList } from '../shared/audit-list.ts';
import { firestore } from './firebase.ts';

/** The audit list of this project. */
export const audit = createAuditList(firestore, () => new Date());
