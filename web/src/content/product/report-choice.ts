/** The words of the switch below the privacy policy. */
export const reportChoice = {
  id: 'reports',
  title: 'Reports of failures',
  on: 'This browser may tell us how many of our scripts failed on a page.',
  off: 'This browser does not tell us how many of our scripts failed.',
  switchOff: 'Switch the reports off',
  switchOn: 'Switch the reports on',
  notKept: 'Your browser did not let us keep this choice. Private windows and blocked storage do that.',
} as const;
