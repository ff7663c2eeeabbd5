import { SDK_VERSION } from 'firebase/app';
import { doc, getFirestore } from 'firebase/firestore';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirebaseAppProvider, FirestoreProvider, useFirebaseApp, useFirestore } from 'reactfire';
import { expect, test } from 'vitest';
import { firebaseOptions } from '../shared/environment.ts';

function WithFirestore() {
  return (
    <FirestoreProvider sdk={getFirestore(useFirebaseApp())}>
      <Path />
    </FirestoreProvider>
  );
}

/** Firebase throws here if the Firestore belongs to another copy of Firebase. */
function Path() {
  return doc(useFirestore(), 'jobs', 'one').path;
}

// The `overrides` in package.json give reactfire and rxfire a newer version of Firebase than they ask for.
test('reactfire works with the Firebase of this site', () => {
  const page = (
    <FirebaseAppProvider firebaseConfig={firebaseOptions}>
      <WithFirestore />
    </FirebaseAppProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('jobs/one');
  expect(SDK_VERSION).toMatch(/^13\./);
});
