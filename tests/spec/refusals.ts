interface Checked {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** The errors that a schema of the contract finds, by field: the messages that the form shows and the API answers. */
export function refusalsOf(schema: { safeParse(sent: unknown): Checked }, sent: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(sent).error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}
