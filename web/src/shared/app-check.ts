import type { AppCheck } from 'firebase/app-check';

let opened: Promise<AppCheck> | undefined;

/** A blocked reCAPTCHA never answers. The visitor must not wait for it. */
const longestWaitMilliseconds = 5000;

/**
 * Gives the token that proves to the API and to Firestore that a request comes from this site. After the first call
 * Firebase adds the token to each read of Firestore. A build without a site key has no token and loads nothing.
 * @returns `undefined` if no token has come after five seconds; the server then answers with an error that says so
 */
export async function appCheckToken(): Promise<string | undefined> {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return undefined;
  try {
    return await Promise.race([askForToken(siteKey), tooLate()]);
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return undefined;
  }
}

async function askForToken(key: string): Promise<string> {
  const { getToken } = await import('firebase/app-check');
  opened ??= openAppCheck(key);
  return (await getToken(await opened)).token;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('App Check did not answer in time.')), longestWaitMilliseconds);
  });
}

async function openAppCheck(key: string): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] = await Promise.all([
    import('firebase/app-check'),
    import('./firebase-app.ts'),
  ]);
  const provider = new ReCaptchaEnterpriseProvider(key);
  return initializeAppCheck(firebaseApp(), { provider, isTokenAutoRefreshEnabled: false });
}
