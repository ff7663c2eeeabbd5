import { ConfigurationError, type Environment, missingParameters } from '../shared/configuration-error.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const names = { submissions: 'RETENTION_DAYS', jobChanges: 'JOB_HISTORY_DAYS' } as const;

/** The moments before which whatever arrived is to be deleted. */
export type Cutoffs = Record<keyof typeof names, Date>;

/**
 * Reads how long things may be kept.
 * @throws {ConfigurationError} where a parameter is missing or wrong: nothing is deleted by a guess, and keeping for ever is no choice
 */
export function retentionCutoffs(environment: Environment, now: Date): Cutoffs {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const errors = [
    ...missingParameters(environment, Object.values(names)),
    ...Object.values(names)
      .filter((name) => value(name) && !/^[1-9]\d{0,3}$/.test(value(name)))
      .map((name) => `${name} must be a whole number from 1 to 9999.`),
  ];
  if (errors.length > 0) throw new ConfigurationError(errors);
  const before = (name: string) => new Date(now.getTime() - Number(value(name)) * dayMilliseconds);
  return { submissions: before(names.submissions), jobChanges: before(names.jobChanges) };
}
