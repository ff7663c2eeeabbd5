/** The words of the second step of a sign-in, and of the question that confirms that it is the same person. */
export const secondStepCopy = {
  title: 'One more step',
  intro: 'Your password is right. Now prove that it is you.',
  passkey: 'Use a passkey',
  passkeyHint: 'With the fingerprint, face, PIN or security key that you set up.',
  usingPasskey: 'Waiting for your passkey...',
  app: 'Use a code instead',
  appField: 'Code from your app',
  appHint: 'Six digits. A new code comes every 30 seconds.',
  recovery: 'Use a recovery code',
  recoveryField: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved, 24 letters and digits each. Each works once.',
  passkeyAgain: 'Use a passkey instead',
  submit: 'Continue',
  submitting: 'Checking...',
  another: 'Sign in as someone else',
  lost: 'Lost your device and your recovery codes? A colleague with the role “Team” can reset your second step on the page “Team”.',
  passkeyRefused: 'The passkey was not used. Press the button to try again, or use another way.',
  noPasskeysHere: 'Passkeys do not work in this browser or at this web address. Use another way.',
  failed: 'Your second step could not be loaded. Please check your connection and try again.',
  confirmTitle: 'Confirm that it is you',
  confirmIntro: 'This action changes how people sign in here, or affects what applicants sent us.',
  password: 'Your password',
  confirm: 'Confirm',
  confirming: 'Checking...',
  cancel: 'Cancel',
  notConfirmed: 'Nothing was changed, because you did not confirm that it is you.',
  enrolTitle: 'Set up a second step',
  enrolIntro:
    'Your password is right. Everyone here also needs a second step. Set one up now: it takes a minute, and you will need it whenever you sign in.',
} as const;

/** The words about an idle session. */
export const idleCopy = {
  title: 'Are you still there?',
  text: (time: string, minutes: number) =>
    `You have not been active here for almost ${minutes} minutes. At ${time} you will be signed out. Your text stays as it is while this question is open.`,
  stay: 'Stay signed in',
  leave: 'Sign out now',
  ended: (minutes: number) => `You were signed out after ${minutes} minutes without activity.`,
  over: (hours: number) => `You were signed out ${hours} hours after you signed in. Please sign in again.`,
} as const;
