import { expect, test } from 'vitest';
import { renewed, settle } from './use-worklist.ts';

const [asha, tom, ines] = ['asha', 'tom', 'ines'].map((id) => ({ id, status: 'new' })) as [Row, Row, Row];
type Row = { id: string; status: string };

test('new submissions are counted while the admin reads, and move no row', () => {
  expect(settle([asha, tom], [ines, asha, tom])).toEqual({
    rows: [
      { row: asha, hasLeft: false },
      { row: tom, hasLeft: false },
    ],
    waiting: 1,
  });
});

test('a row that leaves the list keeps its place and its last state; the other rows are up to date', () => {
  const read = { ...tom, status: 'reviewing' };
  expect(settle([asha, tom], [read])).toEqual({
    rows: [
      { row: asha, hasLeft: true },
      { row: read, hasLeft: false },
    ],
    waiting: 0,
  });
});

test('a row that leaves later keeps its last state, not its state when the list was opened', () => {
  const read = { ...tom, status: 'reviewing' };
  const rows = renewed([asha, tom], [asha, read, ines]);
  expect(rows).toEqual([asha, read]);
  expect(settle(rows, [asha]).rows[1]).toEqual({ row: read, hasLeft: true });
});
