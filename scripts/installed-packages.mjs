// Plain JavaScript without dependencies, like bootstrap.mjs, which needs it before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How much of a lock file is installed: everything, or what the product runs on and is built with.
 * @typedef {'everything' | 'product'} Extent
 */

/**
 * Whether `node_modules` holds what `package-lock.json` asks for: the lock file is the one that was last installed from,
 * or npm's own record of what it installed agrees with it (as after `npm ci`, or `npm install <package>`).
 * @param {string} folder
 * @param {Extent} extent
 */
export function packagesAreInstalled(folder, extent) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const stamp = existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : '';
  if (stamp === stampOf(folder, 'everything') || stamp === stampOf(folder, extent)) return true;
  if (!sameVersions(readPackages(join(folder, 'package-lock.json')), readPackages(installed))) return false;
  rememberInstalled(folder, 'everything');
  return true;
}

/**
 * Notes how much `node_modules` was installed from the present `package-lock.json`.
 * @param {string} folder
 * @param {Extent} extent
 */
export function rememberInstalled(folder, extent) {
  writeFileSync(stampFile(folder), stampOf(folder, extent));
}

/**
 * @param {string} folder
 * @param {Extent} extent
 */
function stampOf(folder, extent) {
  return `${lockHash(folder)} ${extent}`;
}

/** @param {string} folder */
function stampFile(folder) {
  return join(folder, 'node_modules', '.package-lock.sha256');
}

/** @param {string} folder */
function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
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
