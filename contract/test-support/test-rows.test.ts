import { expect, test } from 'vitest';
import { checkRows } from './test-rows.ts';

const isEven = async (number: unknown) => expect(Number(number) % 2).toBe(0);

test('a table fails with each failing row and the reason', async () => {
  await checkRows([2, 4], isEven);
  await expect(checkRows([[2], [3], [4], [5]], isEven)).rejects.toThrow(
    /^2 of 4 rows fail\.\n\n\[3\]: .*\n {2}wanted 0\n {2}got {4}1\n\n\[5\]: .*\n {2}wanted 0\n {2}got {4}1$/,
  );
});

test('an empty table fails', async () => {
  await expect(checkRows([], isEven)).rejects.toThrow('The table is empty.');
});
