/** The fields that the hiring desk adds to a submission, whatever was sent. */
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

/** A stored submission without what the hiring desk knows of it besides. */
export function sentFields(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !deskFields.has(name)));
}
