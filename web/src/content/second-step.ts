/** The words of the second step of signing in, and of the question whether it is still the same person. */
export const secondStepCopy = {
  title: 'One more step',
  intro: 'Your password is right. Now prove that it is you.',
  passkey: 'Use a passkey',
  passkeyHint: 'By the fingerprint, face, PIN or security key that you set up.',
  usingPasskey: 'Waiting for your passkey...',
  app: 'Use a code instead',
  appField: 'Code from your app',
  appHint: 'Six digits. A new code comes every 30 seconds.',
  recovery: 'Use a recovery code',
  recoveryField: 'Recovery code',
  recoveryHint: 'One of the ten that you kept when you set this up, 24 letters and digits each. Each works once.',
  passkeyAgain: 'Use a passkey instead',
  submit: 'Continue',
  submitting: 'Checking...',
  another: 'Sign in as someone else',
  lost: 'Lost everything? A colleague who looks after the team can reset your second step on the page “Team”.',
  passkeyRefused: 'The passkey was not used. Press the button to try again, or use another way.',
  noPasskeysHere: 'This browser, or this address of the site, has no passkeys. Use another way.',
  failed: 'This could not be loaded. Please check your connection and try again.',
  confirmTitle: 'Confirm that it is you',
  confirmIntro:
    'This concerns who may come in here, or what applicants have trusted us with. You are asked once; then it is done.',
  password: 'Your password',
  confirm: 'Confirm',
  confirming: 'Checking...',
  cancel: 'Cancel',
  notConfirmed: 'Nothing has been done: it was not confirmed that it is you.',
  enrolTitle: 'Set up a second step',
  enrolIntro:
    'Your password is right. Here everyone needs a second step besides it: set one up now. It takes a minute, and you are asked for it whenever you sign in.',
} as const;

/** The words about a session that nothing is done in. */
export const idleCopy = {
  title: 'Are you still there?',
  text: (time: string, minutes: number) =>
    `Nothing has been done here for almost ${minutes} minutes. At ${time} you are signed out. What you have typed stays as it is while this question is open.`,
  stay: 'Stay signed in',
  leave: 'Sign out now',
  ended: (minutes: number) => `You have been signed out because nothing was done for ${minutes} minutes.`,
  over: (hours: number) => `You have been signed out because you signed in ${hours} hours ago. Please sign in again.`,
} as const;
