/** The words of the frame around the pages: menus, controls, and announcements of screen readers. */
export const interfaceCopy = {
  skipToContent: 'Skip to main content',
  home: 'home',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close',
  showSubMenu: (name: string) => `Show ${name} menu`,
  newTab: '(opens in a new tab)',
  loading: 'Loading',
  optional: '(optional)',
  /** The label of the honeypot, a field that is out of sight. Only browsers without styles show it. */
  leaveEmpty: 'Please leave this field empty',
  standards: 'Standards',
  pause: 'Pause',
  play: 'Play',
  pictures: 'pictures',
  drawing: (number: string) => `Drawing ${number}`,
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  background: 'background',
  slide: (position: number, count: number, name: string) => `${position} of ${count}: ${name}`,
  previousTestimonial: 'Previous testimonial',
  nextTestimonial: 'Next testimonial',
  pictureInPreparation: 'Picture in preparation',
  crash: {
    title: 'This page could not be shown',
    text: 'Something went wrong while the page was loading. Please try again. If that does not help, write to us.',
    action: 'Load the page again',
  },
  offlinePage: {
    title: 'You are offline',
    text: 'This page needs a connection. Check yours, then try again. If that does not help, write to us.',
    action: 'Try again',
  },
  scriptsNeeded: 'This part of the page needs JavaScript. You can always write to us at',
} as const;

const pictureKinds: Readonly<Record<string, string>> = { VIS: 'Visualisation', PHO: 'Photograph' };

/**
 * Gives the word for the kind of a picture from its number. Each rendering says that it is not a photograph. A drawing has no
 * such word.
 */
export const pictureKind = (id: string): string | undefined => pictureKinds[id.slice(0, 3)];
