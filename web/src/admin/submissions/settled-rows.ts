/** A row of a list, and whether it has left the list while somebody was reading it. */
export interface SettledRow<Row> {
  row: Row;
  hasLeft: boolean;
}

/**
 * A live list as somebody reads it: nothing moves under a finger. Rows stay where they were, also those that have left the
 * list since; what has come since is counted.
 * @param settled the rows as they were when the list was opened, in its order
 * @param live the rows as they are now
 */
export function settle<Row extends { id: string }>(settled: readonly Row[], live: readonly Row[]) {
  const current = new Map(live.map((row) => [row.id, row]));
  const known = new Set(settled.map(({ id }) => id));
  const rows = settled.map((row): SettledRow<Row> => {
    const now = current.get(row.id);
    return { row: now ?? row, hasLeft: now === undefined };
  });
  return { rows, waiting: live.filter(({ id }) => !known.has(id)).length };
}
