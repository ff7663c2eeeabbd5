/**
 * Stands in for what packages import and nothing here uses (`resolve.alias` in `vite.config.ts`): a bundler cannot
 * tell that by itself. Whoever calls one of them after all gets an error that says so.
 */
function leftOut(): never {
  throw new Error('This package is left out of the site: see src/shared/left-out.ts.');
}

// re2js: Firestore matches the regular expressions of its pipelines with it, and no query of ours is a pipeline.
export const RE2JS = { compile: leftOut };

// firebase/database: reactfire's hooks for the Realtime Database.
export {
  leftOut as get,
  leftOut as off,
  leftOut as onChildAdded,
  leftOut as onChildChanged,
  leftOut as onChildMoved,
  leftOut as onChildRemoved,
  leftOut as onValue,
};

/**
 * Of Material UI's buttons, what none of them shows here: the ripple, which a group of them would turn on again, and the mark
 * of `loading`, since a button that waits says so in words (`ui/form/SubmitButton.tsx`).
 */
export default function Nothing() {
  return null;
}
