import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { servedFolder, servedJobPages } from '../build/builds.ts';
import { root } from '../process/paths.ts';
import { host, ports, siteOrigin } from './addresses.ts';
import { fixedPorts, portOffset } from './ports.ts';
import { runFolder } from './run-folder.ts';

interface FirebaseConfig {
  functions: { source: string; configDir: string }[];
  hosting: { public: string; headers: { headers: { key: string; value: string }[] }[] };
  emulators: Record<string, unknown>;
}

/**
 * Writes the configuration of the local stack. The differences from production are the ports, the folder that Hosting serves,
 * the content security policy, which also allows the emulators, and the Emulator UI. The file lies in the root, because its
 * paths are relative to its folder.
 */
export function writeLocalConfig(withUi: boolean): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const origins = [ports.firestore, ports.auth, ports.storage].map((port) => `http://${host}:${port}`);
  for (const header of config.hosting.headers.flatMap((rule) => rule.headers)) {
    if (header.key === 'Content-Security-Policy') header.value = allowConnections(header.value, origins);
  }
  config.hosting.public = servedFolder;
  config.functions = config.functions.map(({ configDir, ...codebase }) => ({
    ...codebase,
    // The emulator runs only functions whose package names the bundled libraries.
    source: configDir,
    configDir: writeFunctionsSettings(configDir),
  }));
  config.emulators = { ...movedEmulators(config.emulators), ui: { enabled: withUi, host, port: ports.ui } };
  const file = join(root, portOffset() === 0 ? 'firebase.local.json' : `firebase.local-${portOffset()}.json`);
  writeFileSync(file, `${JSON.stringify(config, undefined, 2)}\n`);
  return file;
}

/** Gives the emulators' part of the configuration with every port moved. */
function movedEmulators(emulators: FirebaseConfig['emulators']): FirebaseConfig['emulators'] {
  const text = JSON.stringify(emulators, (name, value: unknown) =>
    /port$/i.test(name) && typeof value === 'number' ? value + portOffset() : value,
  );
  return JSON.parse(text) as FirebaseConfig['emulators'];
}

/**
 * Writes the functions' settings for this run: email catcher, pages of jobs, address. Gives the folder of the settings,
 * relative to the root.
 */
function writeFunctionsSettings(source: string): string {
  const folder = join(runFolder, 'functions-settings');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, source)).filter((name) => name.startsWith('.env'))) {
    const settings = readFileSync(join(root, source, name), 'utf8');
    const ofThisRun = `JOB_PAGES_FOLDER=${join(root, servedJobPages)}\n`;
    const moved = settings
      .replace(`SMTP_PORT=${fixedPorts.smtp}\n`, `SMTP_PORT=${ports.smtp}\n`)
      .replace(`SITE_ORIGIN=http://${host}:${fixedPorts.hosting}\n`, `SITE_ORIGIN=${siteOrigin}\n`);
    writeFileSync(join(folder, name), name.endsWith('.example') ? moved : `${moved}\n${ofThisRun}`);
  }
  return relative(root, folder);
}

/** Allows further origins in `connect-src` of a content security policy. */
export function allowConnections(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => (/^\s*connect-src\s/.test(directive) ? [directive.trimEnd(), ...origins].join(' ') : directive))
    .join(';');
}
