/** A setting of the build. A missing one fails here, by name, and not deep inside a library. */
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

/** Where the emulators listen, or `undefined` against a real project. */
export const emulators = import.meta.env.VITE_USE_EMULATORS === 'true' ? nearbyEmulators() : undefined;

/** The emulators of the stack that serves this page: a test run moves its port and theirs by the same offset. */
function nearbyEmulators() {
  const { host, ports, testOffsets } = __EMULATORS__;
  // The prerenderer has no `location`.
  const above = Number(globalThis.location?.port) - ports.hosting;
  // Besides the site, tests serve pages on the nine ports above it.
  const offset = testOffsets.find((first) => above >= first && above < first + 10) ?? 0;
  return {
    host,
    ports: { auth: ports.auth + offset, firestore: ports.firestore + offset, storage: ports.storage + offset },
  };
}
