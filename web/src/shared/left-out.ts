/** Stubs for modules that packages import and this project does not use. The list is in `web/scripts/leave-out.ts`. */
function leftOut(): never {
  throw new Error('Left out of the site: see web/scripts/leave-out.ts.');
}

export const RE2JS = { compile: leftOut };

export {
  leftOut as get,
  leftOut as off,
  leftOut as onChildAdded,
  leftOut as onChildChanged,
  leftOut as onChildMoved,
  leftOut as onChildRemoved,
  leftOut as onValue,
};

/** In development the component throws. In production the button is rendered without it. */
export default function LeftOut(): null {
  return process.env.NODE_ENV === 'production' ? null : leftOut();
}
