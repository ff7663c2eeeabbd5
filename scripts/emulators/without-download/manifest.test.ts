import { expect, test } from 'vitest';
import { manifest } from './build-jars.ts';

const address = `file:///opt/${'a-very-long-folder-name/'.repeat(8)}emulator.jar`;

test('no line is longer than 72 bytes, with any characters', () => {
  for (const line of manifest({ 'Class-Path': address, 'X-Name': 'ß€😀'.repeat(40) }).split('\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  }
});

test('a wrapped line can be joined to the original line', () => {
  const text = manifest({ 'Class-Path': address });
  expect(text.replaceAll('\n ', '')).toBe(`Manifest-Version: 1.0\nClass-Path: ${address}\n`);
});

test('a line of exactly 72 bytes is left whole', () => {
  const value = 'x'.repeat(72 - 'Main-Class: '.length);
  expect(manifest({ 'Main-Class': value })).toBe(`Manifest-Version: 1.0\nMain-Class: ${value}\n`);
});
