import { expect, it, vi } from 'vitest';

const built = vi.hoisted((): string[] => []);

vi.mock('./build/builds.ts', () => ({
  buildSite: () => built.push('site'),
  buildFunctions: () => built.push('functions'),
}));
vi.mock('./process/command-line.ts', () => ({
  runCommandLine: (run: () => unknown) => run(),
  stage: (_name: string, build: () => unknown) => build(),
}));

it('the functions take the job pages of the new build, not of the one before', async () => {
  await import('./build.ts');
  expect(built).toEqual(['site', 'functions']);
});
