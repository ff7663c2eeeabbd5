import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { siteFaults } from './site-faults.mjs';

/** Makes a built site of one page and one script. */
function site({
  script = 'const options={projectId:"careers-live"}',
  page = '<link href="https://www.example.com/">',
}): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'app.js'), script);
  return folder;
}

test('a site that was built for the project may be published', () => {
  expect(siteFaults(site({}), 'careers-live')).toEqual([]);
});

testRows([
  [{ script: '"careers-live";connect("127.0.0.1")' }, 'emulators'],
  [{ page: '<link rel="canonical" href="https://firm.example/careers">' }, 'sample address'],
  [{ script: 'const options={projectId:"careers-test"}' }, 'not built for the project careers-live'],
  [{ script: 'const options={projectId:"careers-live-2"}' }, 'not built for the project careers-live'],
])('a wrong site is refused, with the reason', (parts, reason) => {
  expect(siteFaults(site(parts), 'careers-live')).toEqual([expect.stringContaining(reason)]);
});

test('a missing site is a fault, too', () => {
  expect(siteFaults(join(temporaryFolder(), 'nothing'), 'careers-live')).toEqual(['The site is not built.']);
});
