/// <reference types="vite/client" />

// Vite evaluates this file: see named-pictures.ts.

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '!**/*.test.ts'], { eager: true });

/** For each content file, the numbers of its renderings and photographs, and of its films. */
export const contentPictures = Object.entries(modules).map(([path, module]) => {
  const found = { file: path.replace('../../', 'web/'), pictures: new Set<string>(), films: new Set<string>() };
  collect(module, found, new Set());
  return found;
});

interface Found {
  pictures: Set<string>;
  films: Set<string>;
}

/** Collects the numbers of pictures, whatever their key. */
function collect(value: unknown, found: Found, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^(?:VIS|PHO)-\d+$/.test(inner))
      (key === 'film' ? found.films : found.pictures).add(inner);
    // Other views of a picture, which are also rendered as drawings.
    else if (key === 'takes') for (const take of Object.values(inner ?? {})) found.pictures.add(String(take));
    else collect(inner, found, seen);
  }
}
