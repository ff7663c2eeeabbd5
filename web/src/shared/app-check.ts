import type { AppCheck } from 'firebase/app-check';

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

let opened: Promise<AppCheck> | undefined;

/**
 * What proves that a form is sent, or Firestore asked, from this site. Once it has been asked for here, Firebase sends it
 * with each question to Firestore by itself. Where the build was given no site key there is no such thing, and nothing is
 * loaded.
 * @returns `undefined` if App Check gives none; whoever asks for it then answers with an error that says so
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (!siteKey) return undefined;
  try {
    const { getToken } = await import('firebase/app-check');
    opened ??= openAppCheck(siteKey);
    return (await getToken(await opened)).token;
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return undefined;
  }
}

async function openAppCheck(key: string): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] = await Promise.all([
    import('firebase/app-check'),
    import('./firebase-app.ts'),
  ]);
  const provider = new ReCaptchaEnterpriseProvider(key);
  return initializeAppCheck(firebaseApp(), { provider, isTokenAutoRefreshEnabled: false });
}
