import { expect, it } from 'vitest';
import { heldAtBoth, processesIn } from './functions-memory.ts';

it('of all processes, those count that functions run in', () => {
  const list = [
    '  17  51200 /usr/bin/node lib/emulator/functionsEmulatorRuntime',
    '   9 204800 java -jar firestore.jar',
    '1023 102400 node /x/functionsEmulatorRuntime',
    '',
  ];
  expect(processesIn(list.join('\n'))).toEqual([
    { id: 17, resident: 50 },
    { id: 1023, resident: 100 },
  ]);
  expect(processesIn('9 204800 java')).toEqual([]);
});

it('a process that came or went between two moments is neither growth nor shrinking', () => {
  const before = { resident: 0, held: { 1: 40, 2: 50, 3: 60 } };
  const after = { resident: 0, held: { 2: 51, 3: 59, 4: 70 } };
  expect(heldAtBoth(before, after)).toEqual([110, 110]);
});
