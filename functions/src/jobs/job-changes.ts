import { isDeepStrictEqual } from 'node:util';
import { type Job, jobFieldNames } from '@ohmbridge/contract/jobs/job';
import type { ChangedField, JobChangeKind } from '@ohmbridge/contract/jobs/job-change';
import type { StoredJobFields } from '@ohmbridge/contract/jobs/job-document';
import type { JobConflict } from '@ohmbridge/contract/jobs/job-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from '../shared/http-error.ts';

/** What a change did to a job: its kind, and the names of the fields that are not what they were; nothing where all are. */
export function whatChanged(
  before: StoredJobFields,
  after: StoredJobFields,
): { kind: JobChangeKind; fields: ChangedField[] } | undefined {
  const fields: ChangedField[] = jobFieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (before.pdfUrl !== after.pdfUrl || before.pdfPath !== after.pdfPath) fields.push('pdf');
  if (fields.length === 0) return undefined;
  if (fields.length === 1 && fields[0] === 'isActive') return { kind: stateChange(after.isActive), fields: [] };
  return { kind: 'changed', fields };
}

/** The kind of a change that only switches a job on or off. */
export function stateChange(isActive: boolean): JobChangeKind {
  return isActive ? 'activated' : 'deactivated';
}

/** When a job is changed: always later than its last change, so that two versions never carry the same moment. */
export function momentAfter(lastChange: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), lastChange.getTime() + 1));
}

/** Refuses to replace a job that is not the one that the admin was shown. */
export function refuseConflict(current: Job, unchangedSince: string | undefined): void {
  if (unchangedSince === undefined || Date.parse(unchangedSince) === Date.parse(current.updatedAt)) return;
  const data: JobConflict = { job: current };
  throw new HttpError(409, messages.jobChangedMeanwhile, { data });
}
