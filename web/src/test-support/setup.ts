import { vi } from 'vitest';

// The admin area opens its session when its code is loaded: a test says by `signIn` whose it is.
vi.mock('../admin/session/open-session.ts', async () => {
  const { testSession } = await import('./open-page.tsx');
  return { openSession: () => testSession };
});
