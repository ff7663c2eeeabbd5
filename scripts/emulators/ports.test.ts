import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { fixedPorts, portOffset, portsAt, testOffsets } from './ports.ts';
import { dataFolderAt } from './run-folder.ts';

test('no two runs share a port; each also has the nine ports above Hosting for further servers', () => {
  const all = [0, ...testOffsets].flatMap((offset) => {
    const { hosting, functions, ...others } = portsAt(offset);
    const aboveHosting = Array.from({ length: 10 }, (_, index) => hosting + index);
    expect(aboveHosting).toContain(functions);
    return [...aboveHosting, ...Object.values(others)];
  });
  expect(new Set(all).size).toBe(all.length);
});

test('the ports of tests are not blocked by browsers, and no system gives them to outgoing connections', () => {
  for (const port of testOffsets.flatMap((offset) => Object.values(portsAt(offset)))) {
    // The highest port that Chromium refuses is 10080. Linux gives the ports from 32768 to outgoing connections.
    expect(port).toBeGreaterThan(10_080);
    expect(port).toBeLessThan(32_768);
  }
});

test('a stack that is not moved has the fixed ports', () => {
  expect(portsAt(portOffset({}))).toEqual(fixedPorts);
  expect(portsAt(portOffset({ PORT_OFFSET: '' }))).toEqual(fixedPorts);
  expect(portsAt(portOffset({ PORT_OFFSET: '20010' })).hosting).toBe(fixedPorts.hosting + 20_010);
});

testRows(['1', '20005', '-20000', 'many', '20000.5'])('a wrong offset is refused', (PORT_OFFSET) => {
  expect(() => portOffset({ PORT_OFFSET })).toThrow(`PORT_OFFSET is "${PORT_OFFSET}". It can be 0, 20000,`);
});

test('each stack has its own data folder, outside the folders of other stacks', () => {
  const folders = [0, ...testOffsets].map(dataFolderAt);
  expect(new Set(folders).size).toBe(folders.length);
  for (const folder of folders) expect(folders.filter((other) => other.startsWith(`${folder}/`))).toEqual([]);
});
