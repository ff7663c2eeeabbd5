import { expect, test } from 'vitest';
import { withoutScripts } from './floor.ts';

test('the floor is the same page without scripts and their preloads', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const page = `<head><link rel="preload" href="/a.woff2" as="font"><link rel="modulepreload" crossorigin href="/b.js">${data}</head><body><p>Text</p><script type="module" crossorigin src="/a.js"></script></body>`;
  expect(withoutScripts(page)).toBe(
    `<head><link rel="preload" href="/a.woff2" as="font">${data}</head><body><p>Text</p></body>`,
  );
});
