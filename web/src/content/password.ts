/** The words of the forms about passwords: two on the login page, for those who need them, and one for who is signed in. */
export const passwordCopy = {
  forgottenTitle: 'Forgot your password?',
  forgottenIntro:
    'Type the address that you sign in with. We send a link to it, under which you choose a new password.',
  email: 'Email',
  send: 'Send me a link',
  sending: 'Sending...',
  back: 'Back to sign in',
  newTitle: 'Choose a password',
  newIntro: (email: string) => `For the account ${email}.`,
  password: 'New password',
  passwordHint: (min: number) => `At least ${min} characters. Four or five words that do not belong together are good.`,
  show: 'Show password',
  save: 'Save and sign in',
  saving: 'Saving...',
  another: 'Ask for another link',
  changeTitle: 'Change your password',
  changeIntro:
    'You stay signed in here. Wherever else you are signed in, you will have to sign in again. A mail tells you that it was changed.',
  current: 'Your password until now',
  showBoth: 'Show both passwords',
  change: 'Change password',
  savedButNotIn: (reason: string) => `Your new password is saved, but you are not signed in. ${reason}`,
} as const;
