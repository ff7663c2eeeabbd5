import { expect, it } from 'vitest';
import { memoryIn } from './functions-memory.ts';

it('of all processes, those count that functions run in', () => {
  const list = [
    ' 51200 /usr/bin/node lib/emulator/functionsEmulatorRuntime',
    '204800 java -jar firestore.jar',
    '102400 node /x/functionsEmulatorRuntime',
    '',
  ];
  expect(memoryIn(list.join('\n'))).toEqual({ processes: 2, largest: 100, all: 150 });
  expect(memoryIn('204800 java')).toBeUndefined();
});
