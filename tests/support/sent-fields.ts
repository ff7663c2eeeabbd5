/** The fields that the hiring desk adds to every submission. */
const deskFields = new Set([
  'reference',
  'status',
  'statusChangedAt',
  'receivedAt',
  'heardAt',
  'wroteAt',
  'firstWroteAt',
  'reachedAt',
  'waitsSince',
  'assignee',
  'assignedTo',
  'unread',
  'words',
  'emailKey',
  'quarantined',
  'senderKey',
  'waitingSince',
  'notAcknowledged',
]);

/** Gives a stored submission without the fields that the hiring desk adds. */
export function sentFields(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !deskFields.has(name)));
}
