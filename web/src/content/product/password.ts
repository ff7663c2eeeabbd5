/**
 * The words of the three forms about passwords. Two are on the login page, for people who cannot sign in; one is for admins who
 * are signed in.
 */
export const passwordCopy = {
  forgottenTitle: 'Forgot your password?',
  forgottenIntro: 'Enter the address that you sign in with. We will email you a link to choose a new password.',
  email: 'Email',
  send: 'Send me a link',
  sending: 'Sending...',
  back: 'Back to sign in',
  newTitle: 'Choose a password',
  newIntro: (email: string) => `For the account ${email}.`,
  password: 'New password',
  passwordHint: (min: number) => `At least ${min} characters. For example, use four or five unrelated words.`,
  show: 'Show password',
  save: 'Save and sign in',
  saving: 'Saving...',
  another: 'Ask for another link',
  changeTitle: 'Change your password',
  changeIntro:
    'After the change you stay signed in here and are signed out everywhere else. An email tells you about it.',
  current: 'Current password',
  showBoth: 'Show both passwords',
  change: 'Change password',
  savedButNotIn: (reason: string) => `Your new password is saved, but you are not signed in. ${reason}`,
} as const;
