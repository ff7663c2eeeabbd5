// Plain JavaScript without dependencies, like bootstrap.mjs, which needs it before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` holds what `package-lock.json` asks for: the lock file is the one that was last installed from,
 * or npm's own record of what it installed agrees with it (as after `npm install <package>`).
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockHash(root)) return true;
  if (!sameVersions(readPackages(join(root, 'package-lock.json')), readPackages(installed))) return false;
  rememberInstalled(root);
  return true;
}

/**
 * Notes that `node_modules` was installed from the present `package-lock.json`.
 * @param {string} root
 */
export function rememberInstalled(root) {
  writeFileSync(stampFile(root), lockHash(root));
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.package-lock.sha256');
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
function sameVersions(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    // The root package and the workspaces are not installed but linked.
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    // Optional packages are left out where they do not fit the platform.
    return present === undefined ? optional === true || devOptional === true : present.version === version;
  });
}
