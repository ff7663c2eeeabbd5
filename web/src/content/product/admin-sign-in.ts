import { type Passkey, recoveryCodeCount } from '@site/contract/team/second-factor';
import type { AdminSession } from '@site/contract/team/session';
import { dateAndTime } from './date-formats.ts';

const when = (at: string) => dateAndTime.format(new Date(at));
const used = ({ addedAt, lastUsedAt }: Pick<Passkey, 'addedAt' | 'lastUsedAt'>) =>
  `Added ${when(addedAt)} · ${lastUsedAt ? `used ${when(lastUsedAt)}` : 'not used yet'}`;

/** The words of the screen on which admins see and change how they sign in. */
export const signInCopy = {
  failed: 'Your ways of signing in could not be loaded.',
  intro: {
    none: 'You sign in with your password alone. Anyone who learns it can do all that you can do here. A second step keeps them out.',
    some: 'You are asked for one of these after your password.',
    required: 'Everyone here must use a second step after the password.',
  },
  passkeys: 'Passkeys',
  passkeysIntro:
    'The fingerprint, face or PIN of a device, or a security key. A passkey is the quickest way, and a fake website cannot use it.',
  passkeyFacts: used,
  addPasskey: 'Add a passkey',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'A name that you will recognise, such as “Work laptop”.',
  thisDevice: 'This device',
  adding: 'Waiting for your device...',
  passkeyAdded: 'The passkey is added.',
  passkeyNotMade: 'No passkey was added. Press the button to try again.',
  passkeyThere: 'This device already has a passkey of yours.',
  noPasskeysHere: 'Passkeys do not work in this browser or at this web address.',
  app: 'Codes from an app',
  yourApp: 'Your app',
  appIntro: 'An app on your phone shows a code of six digits that changes every 30 seconds.',
  appFacts: used,
  addApp: 'Set up an app',
  appSteps: 'Scan this with the app, or type the secret into it. Then type the code that it shows.',
  qrCode: 'QR code with the secret for your app',
  secret: 'Secret',
  appField: 'Code from your app',
  appHint: 'Six digits.',
  appSubmit: 'Set up',
  appAdded: 'The app is set up.',
  remove: 'Remove',
  removing: 'Removing...',
  removeAppTitle: 'Remove the app?',
  removeTitle: (name: string) => `Remove the passkey “${name}”?`,
  removeQuestion: 'You will no longer be able to sign in with it. Remove it on the device as well.',
  removeLast: 'This is your last second step. Without it, your password alone opens everything here.',
  removed: 'The second step is removed.',
  recovery: 'Recovery codes',
  recoveryIntro: 'Use these if you lose your device. Each code works once, in place of the second step.',
  recoveryLeft: (count: number) => `${count} of ${recoveryCodeCount} ${count === 1 ? 'is' : 'are'} left.`,
  renew: 'Make new codes',
  renewTitle: 'Make new recovery codes?',
  renewQuestion: 'Your earlier codes will stop working.',
  codesTitle: 'Your recovery codes',
  codesIntro: 'Keep these codes in a safe place, not on this device. They are shown only once.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The codes could not be copied. Select them, and copy them by hand.',
  download: 'Download',
  print: 'Print',
  fileName: 'recovery-codes.txt',
  fileText: (codes: readonly string[]) => `Recovery codes of the admin area. Each works once.\n\n${codes.join('\n')}\n`,
  kept: 'I have saved them',
  sessions: 'Where you are signed in',
  sessionsFailed: 'Your sessions could not be loaded.',
  sessionFacts: ({ startedAt, lastSeenAt }: AdminSession) =>
    `Signed in ${when(startedAt)} · last active ${when(lastSeenAt)}`,
  thisSession: 'this one',
  endOthers: 'Sign out everywhere else',
  endingOthers: 'Signing out...',
  onlyThis: 'You are not signed in anywhere else.',
  endedOthers: 'You are signed out everywhere else.',
  sessionsIntro: (hours: number, minutes: number) =>
    `A session ends after ${hours} hours, after ${minutes} minutes without activity, and when you log out or choose a new password.`,
  chooseFirst: 'With a passkey',
  chooseSecond: 'With codes from an app',
} as const;
