import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that packages import and this site never uses, each with the reason. A bundler cannot know this. */
const leftOut: Readonly<Record<string, string>> = {
  re2js: 'Firestore matches the regular expressions of its pipelines with it, and no query of ours is a pipeline.',
  'firebase/database': 'The hooks of reactfire for the Realtime Database.',
  './TouchRipple.mjs': 'The ripple of the buttons of Material UI: the theme turns it off.',
  '../CircularProgress/index.mjs':
    'The mark of `loading` in the buttons of Material UI: a button that waits says so in words (`SubmitButton.tsx`).',
};

const standIns = fileURLToPath(new URL('../src/shared/left-out.ts', import.meta.url));

/** Puts a stand-in in place of each module of the list. The stand-in fails when code uses it. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (module) => (module in leftOut ? standIns : undefined),
  };
}
