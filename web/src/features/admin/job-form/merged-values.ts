import { type JobFieldName, jobFieldNames } from '@ohmbridge/functions/contract/job';
import { type JobValue, type JobValues, jobValues } from './job-values.ts';

const isSame = (one: JobValue, other: JobValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people have made of a job who changed different fields of it; `undefined` where they made something different of the
 * same one, so that somebody has to choose.
 * @param known the job as it was before both
 */
export function mergedValues(known: JobValues, mine: JobValues, theirs: JobValues): JobValues | undefined {
  const isMine = (field: JobFieldName) => !isSame(mine[field], known[field]);
  const clashes = jobFieldNames.some(
    (field) => isMine(field) && !isSame(theirs[field], known[field]) && !isSame(theirs[field], mine[field]),
  );
  return clashes ? undefined : jobValues((field) => (isMine(field) ? mine[field] : theirs[field]));
}
