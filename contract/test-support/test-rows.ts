import { test } from 'vitest';

/**
 * Makes one test of a whole table. The test checks every row, and fails with a list of all rows that do not pass. An
 * empty table fails, too: a test without rows proves nothing.
 */
export function testRows<Row extends unknown[] | [unknown]>(rows: readonly Row[]): RowsTest<[...Row]>;
export function testRows<Row extends readonly unknown[]>(rows: readonly Row[]): RowsTest<[...Row]>;
export function testRows<Row>(rows: readonly Row[]): RowsTest<[row: Row]>;
export function testRows(rows: readonly unknown[]): RowsTest<unknown[]> {
  return (title, check) => test(title, () => checkRows(rows, check));
}

type RowsTest<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => unknown) => void;

/** Checks every row of a table, as a part of a test. */
export async function checkRows(rows: readonly unknown[], check: (...row: unknown[]) => unknown): Promise<void> {
  if (rows.length === 0) throw new Error('The table is empty.');
  const areTuples = rows.every((row) => Array.isArray(row));
  const failures: string[] = [];
  let cause: unknown;
  for (const row of rows) {
    try {
      await (areTuples ? check(...(row as unknown[])) : check(row));
    } catch (error) {
      cause ??= error;
      failures.push(`${shown(row)}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} rows fail.\n\n${failures.join('\n\n')}`, { cause });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return shown(error);
  const { message, expected, actual }: { message: string; expected?: unknown; actual?: unknown } = error;
  if (expected === undefined && actual === undefined) return message;
  return `${message}\n  wanted ${shown(expected)}\n  got    ${shown(actual)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'function') return part.name;
    if (part instanceof RegExp || part instanceof Error) return String(part);
    return typeof part === 'bigint' || part === undefined ? String(part) : part;
  });
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
