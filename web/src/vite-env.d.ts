/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_USE_EMULATORS: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}

/** The addresses of the emulators: see vite.config.ts. */
declare const __EMULATORS__: {
  host: string;
  ports: { hosting: number; auth: number; firestore: number; storage: number };
  testOffsets: readonly number[];
};
