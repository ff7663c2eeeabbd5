/// <reference types="vite/client" />

// Evaluated by Vite: see named-pictures.ts.

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

/** Gathers numbers, whatever key they stand under. */
function collect(value: unknown, found: Found, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^(?:VIS|PHO)-\d+$/.test(inner))
      (key === 'film' ? found.films : found.pictures).add(inner);
    // Other views of a picture, rendered as drawings too.
    else if (key === 'takes') for (const take of Object.values(inner ?? {})) found.pictures.add(String(take));
    else collect(inner, found, seen);
  }
}
