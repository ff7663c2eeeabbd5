/**
 * The tests run weekly, because they start Java, and change with the emulators only.
 * @module-tag weekly
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, write } from '../../test-support/temporary-folder.ts';
import { officialSource } from '../find-emulators.ts';
import type { Java } from '../find-java.ts';
import { findEmulatorParts } from '../prepare.ts';
import { buildStorageRulesAdapter, wrapFirestoreJar } from './build-jars.ts';

let java: Java;
let emulatorJar: string;

beforeAll(async () => {
  const parts = await findEmulatorParts();
  const found = parts.firestore;
  if (parts.java.java === undefined || found === undefined)
    throw new Error('These tests need what `npm run doctor` lists.');
  java = parts.java.java;
  emulatorJar = found.from === 'download' ? officialSource('firestore').file : found.jar;
});

test('the wrapped emulator starts from any folder', async () => {
  const folder = temporaryFolder();
  const place = join(folder, 'a folder with blanks & signs', 'deep'.repeat(20), 'emulator.jar');
  mkdirSync(join(place, '..'), { recursive: true });
  symlinkSync(emulatorJar, place);
  const jar = await wrapFirestoreJar(place, java, join(folder, 'cache'));
  const usage = execFileSync(join(java.bin, 'java'), ['-jar', jar, '--help'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(usage).toContain('--rules');
});

test('a jar is built once, and again for another emulator', async () => {
  const folder = temporaryFolder();
  const emulator = write(join(folder, 'emulator.jar'), 'one');
  const jar = await wrapFirestoreJar(emulator, java, folder);
  const { ino } = statSync(jar);
  expect(await wrapFirestoreJar(emulator, java, folder)).toBe(jar);
  expect(statSync(jar).ino).toBe(ino);
  utimesSync(emulator, new Date(), new Date(0));
  expect(await wrapFirestoreJar(emulator, java, folder)).not.toBe(jar);
});

test('a jar that is not the emulator is refused, and no partial file stays', async () => {
  const folder = temporaryFolder();
  const emulator = write(join(folder, 'emulator.jar'), 'not a jar');
  const build = () => buildStorageRulesAdapter(emulator, java, folder);
  await expect(build).rejects.toThrow('The Storage rules adapter could not be compiled.');
  await expect(build).rejects.toThrow('The Storage rules adapter could not be compiled.');
});

test('a runtime is distinguished from a development kit', async () => {
  const folder = temporaryFolder();
  const runtime = { ...java, isDevelopmentKit: false };
  const emulator = write(join(folder, 'emulator.jar'), '');
  await expect(buildStorageRulesAdapter(emulator, runtime, folder)).rejects.toThrow(
    'A development kit (JDK) of version 21 or later is needed',
  );
});
