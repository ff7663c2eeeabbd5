/** Reads a setting of the build. A missing setting fails here, by name, and not inside a library. */
function required(name: keyof ImportMetaEnv): string {
  const value: unknown = import.meta.env[name];
  if (typeof value !== 'string' || value === '') throw new Error(`The build needs ${name}; see docs/deploy.md.`);
  return value;
}

/** The public address of the site, without a slash at its end: canonical links and sharing cards need it. */
export const siteOrigin = required('VITE_SITE_ORIGIN');

export const firebaseOptions = {
  apiKey: required('VITE_FIREBASE_API_KEY'),
  authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
  projectId: required('VITE_FIREBASE_PROJECT_ID'),
  storageBucket: required('VITE_FIREBASE_STORAGE_BUCKET'),
};

/** The addresses of the emulators; `undefined` if the build is for a real project. */
export const emulators = import.meta.env.VITE_USE_EMULATORS === 'true' ? nearbyEmulators() : undefined;

/**
 * Gives the emulators of the stack that serves this page. A test run moves the port of the site and those of the emulators
 * by the same offset.
 */
function nearbyEmulators() {
  const { host, ports, testOffsets } = __EMULATORS__;
  // The prerenderer has no `location`.
  const above = Number(globalThis.location?.port) - ports.hosting;
  // Besides the site, tests serve pages at the nine ports above the site's port.
  const offset = testOffsets.find((first) => above >= first && above < first + 10) ?? 0;
  return {
    host,
    ports: { auth: ports.auth + offset, firestore: ports.firestore + offset, storage: ports.storage + offset },
  };
}
