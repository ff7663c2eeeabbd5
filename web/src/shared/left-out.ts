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

/** @mui/material/ButtonBase/TouchRipple: no button has a ripple here, nor in a group, which would turn it on again. */
export default function NoRipple() {
  return null;
}
