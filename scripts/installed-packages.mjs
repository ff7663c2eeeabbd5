// Plain JavaScript without dependencies: bootstrap.mjs uses it before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installed part of a lock file: everything, or the packages that run and build the product.
 * @typedef {'everything' | 'product'} Extent
 */

/**
 * Tells whether `node_modules` has the packages of `package-lock.json`. The packages are there if the lock file has not changed
 * since the installation. They are also there if npm's record of installed packages agrees with the lock file (as after `npm
 * ci`, or `npm install <package>`).
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
 * Records which part of the present `package-lock.json` was installed.
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
    // npm links the root package and the workspaces.
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    // npm leaves out optional packages that do not fit the platform.
    return present === undefined ? optional === true || devOptional === true : present.version === version;
  });
}
