import { ConfigurationError, type Environment, missingParameters } from '../configuration-error.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The moment before which whatever arrived is to be deleted.
 * @throws {ConfigurationError} where the parameter is missing or wrong: nothing is deleted by a guess, and there is no "never"
 */
export function retentionCutoff(environment: Environment, now: Date): Date {
  const value = environment.RETENTION_DAYS?.trim() ?? '';
  const problems = missingParameters(environment, ['RETENTION_DAYS']);
  if (value && !/^[1-9]\d{0,3}$/.test(value)) {
    problems.push('RETENTION_DAYS must be a whole number from 1 to 9999.');
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return new Date(now.getTime() - Number(value) * dayMilliseconds);
}
