/** The words of the switch below the privacy policy. */
export const reportChoice = {
  id: 'reports',
  title: 'Reports of speed and failures',
  on: 'This browser may tell us how fast pages were, and how many of our scripts failed.',
  off: 'This browser tells us neither how fast pages were nor what failed.',
  switchOff: 'Switch the reports off',
  switchOn: 'Switch the reports on',
  notKept: 'Your browser did not let us keep this choice. Private windows and blocked storage do that.',
} as const;
