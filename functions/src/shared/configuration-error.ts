/** Parameters that are missing or wrong. The message names them, and holds nothing else, so it may be logged. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(errors: string[]) {
    super(`${errors.join(' ')} Set the parameters in functions/.env.<project id>, or when deploying.`);
  }
}

export type Environment = Record<string, string | undefined>;

/** Whether this is the local stack, where everybody has one address and secrets are known. */
export function isOnEmulators(environment: Environment): boolean {
  return environment.FUNCTIONS_EMULATOR === 'true';
}

/** The names among `names` that have no value, as a sentence, or nothing. */
export function missingParameters(environment: Environment, names: readonly string[]): string[] {
  const missing = names.filter((name) => !environment[name]?.trim());
  return missing.length > 0 ? [`Missing parameters: ${missing.join(', ')}.`] : [];
}

/** The values of parameters that must all be there. */
export function requiredParameters<Name extends string>(
  environment: Environment,
  ...names: Name[]
): Record<Name, string> {
  const errors = missingParameters(environment, names);
  if (errors.length > 0) throw new ConfigurationError(errors);
  const values = names.map((name) => [name, environment[name]?.trim()]);
  return Object.fromEntries(values);
}

/** The value of a parameter that has a few. @throws {ConfigurationError} rather than guess */
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
