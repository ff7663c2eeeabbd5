import { afterEach, expect, test, vi } from 'vitest';

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: () => ({}),
  ReCaptchaEnterpriseProvider: class {},
  // A blocker can leave the script of reCAPTCHA without an answer.
  getToken: () => new Promise(() => undefined),
}));
vi.mock('./firebase-app.ts', () => ({ firebaseApp: () => ({}) }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a form is sent without a token where reCAPTCHA is blocked', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  const { appCheckToken } = await import('./app-check.ts');
  const token = appCheckToken();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await token).toBeUndefined();
});
