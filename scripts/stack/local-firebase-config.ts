import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, ports } from './facts.ts';
import { root } from './paths.ts';

/** Functions beyond those of firebase.json, for the emulator alone. */
export interface FunctionsSource {
  /** Their folder, from the root. */
  source: string;
  codebase: string;
  runtime: string;
}

interface FirebaseConfig {
  functions: object[];
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
  emulators: Record<string, unknown>;
}

/**
 * Writes the configuration of the local stack: that of production, except that pages may also talk to the emulators,
 * and that the Emulator UI is there where it can be had. It lies in the root because paths in it start from where it lies.
 */
export function writeLocalConfig(withUi: boolean, moreFunctions: readonly FunctionsSource[] = []): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const origins = [ports.firestore, ports.auth, ports.storage].map((port) => `http://${host}:${port}`);
  for (const header of config.hosting.headers.flatMap((rule) => rule.headers)) {
    if (header.key === 'Content-Security-Policy') header.value = allowConnections(header.value, origins);
  }
  config.functions.push(...moreFunctions);
  config.emulators = { ...config.emulators, ui: { enabled: withUi, host, port: ports.ui } };
  const file = join(root, 'firebase.local.json');
  writeFileSync(file, `${JSON.stringify(config, undefined, 2)}\n`);
  return file;
}

/** A content security policy that lets pages connect to more origins, and is otherwise the same. */
export function allowConnections(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => (/^\s*connect-src\s/.test(directive) ? [directive.trimEnd(), ...origins].join(' ') : directive))
    .join(';');
}
