/** Missing or wrong parameters. The message contains only their names, so it may be logged. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(errors: string[]) {
    super(`${errors.join(' ')} Set the parameters in functions/.env.<project id>, or when deploying.`);
  }
}

export type Environment = Record<string, string | undefined>;

/** Tells whether this is the local stack, where all clients have one address and secrets are public. */
export function isOnEmulators(environment: Environment): boolean {
  return environment.FUNCTIONS_EMULATOR === 'true';
}

/** Gives a sentence with the names that have no value, or nothing. */
export function missingParameters(environment: Environment, names: readonly string[]): string[] {
  const missing = names.filter((name) => !environment[name]?.trim());
  return missing.length > 0 ? [`Missing parameters: ${missing.join(', ')}.`] : [];
}

/** Reads parameters that must all have a value. */
export function requiredParameters<Name extends string>(
  environment: Environment,
  ...names: Name[]
): Record<Name, string> {
  const errors = missingParameters(environment, names);
  if (errors.length > 0) throw new ConfigurationError(errors);
  const values = names.map((name) => [name, environment[name]?.trim()]);
  return Object.fromEntries(values);
}

/**
 * Gives the public address of the site: links in emails lead there, and passkeys belong to its host. The address never comes
 * from a request, where anyone can write another one.
 */
export const siteOrigin = (): string => requiredParameters(process.env, 'SITE_ORIGIN').SITE_ORIGIN;

/** Reads a parameter with a list of values. @throws {ConfigurationError} for any other value */
export function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice {
  const value = requiredParameters(environment, name)[name];
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new ConfigurationError([`${name} must be one of: ${choices.join(', ')}.`]);
  return choice;
}
