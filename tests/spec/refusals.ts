interface Checked {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** Gives the errors of a schema of the contract by field. The form shows these messages, and the API answers with them. */
export function refusalsOf(schema: { safeParse(sent: unknown): Checked }, sent: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(sent).error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}
