/** A row of a list, and whether it has left the list while the admin was reading. */
export interface SettledRow<Row> {
  row: Row;
  hasLeft: boolean;
}

/** The rows of an open list, each in its last state: rows that leave the list later keep that state. */
export function renewed<Row extends { id: string }>(settled: readonly Row[], arrived: readonly Row[]): Row[] {
  const current = new Map(arrived.map((row) => [row.id, row]));
  return settled.map((row) => current.get(row.id) ?? row);
}

/**
 * A list that holds still: nothing moves under a finger. Rows stay in their places, also those that have left the list
 * since; new rows are counted.
 * @param settled the rows as they were when the list was opened, in its order
 * @param arrived the rows as they are now
 */
export function settle<Row extends { id: string }>(settled: readonly Row[], arrived: readonly Row[]) {
  const current = new Map(arrived.map((row) => [row.id, row]));
  const known = new Set(settled.map(({ id }) => id));
  const rows = settled.map((row): SettledRow<Row> => {
    const now = current.get(row.id);
    return { row: now ?? row, hasLeft: now === undefined };
  });
  return { rows, waiting: arrived.filter(({ id }) => !known.has(id)).length };
}
