import type { App } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/** The Firestore database of an app, as everything here uses it. Call it once for each app. */
export function openFirestore(app: App): Firestore {
  // Over HTTP: what is done here needs no gRPC, and a cold start then need not load it nor open its channel.
  const database = initializeFirestore(app, { preferRest: true });
  database.settings({ ignoreUndefinedProperties: true, ...emulatorAccess() });
  return database;
}

// Over HTTP the SDK looks for Google credentials even on the emulator, which takes everybody who says "owner".
function emulatorAccess() {
  if (!process.env.FIRESTORE_EMULATOR_HOST) return {};
  const asOwner: typeof fetch = (address, request) => {
    const headers = new Headers(request?.headers);
    headers.set('Authorization', 'Bearer owner');
    return fetch(address, { ...request, headers });
  };
  return { auth: { getRequestHeaders: async () => new Headers(), fetch: asOwner } };
}
