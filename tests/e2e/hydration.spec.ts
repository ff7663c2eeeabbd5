import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ports } from '../../scripts/emulators/addresses.ts';
import { eventually } from '../support/eventually.ts';
import { prerenderedPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

// React reports a page that differs from its prerendered HTML in development builds only.
const web = fileURLToPath(new URL('../../web/', import.meta.url));
// Near the site's: by its port, a page knows its emulators.
const port = ports.hosting + 5;
const origin = `http://127.0.0.1:${port}`;

let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const build = spawn('npm', ['run', 'build:hydration'], { cwd: web, stdio: 'ignore' });
  const [code] = await once(build, 'exit');
  expect(code, 'npm run build:hydration').toBe(0);
  server = spawn('vite', ['preview', '--outDir', 'dist/hydration/client', '--port', `${port}`], { cwd: web });
  await eventually('the preview server', async () => (await fetch(origin).catch(() => undefined))?.ok || undefined);
});

test.afterAll(() => {
  server.kill();
});

test('every prerendered page hydrates without a difference', { tag: weekly }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of prerenderedPages) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
