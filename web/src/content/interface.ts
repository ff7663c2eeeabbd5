/** The words of the frame around the pages: menus, controls, what screen readers are told. */
export const interfaceWords = {
  skipToContent: 'Skip to main content',
  home: 'home',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close',
  showSubMenu: (name: string) => `Show ${name} menu`,
  newTab: '(opens in a new tab)',
  loading: 'Loading',
  optional: '(optional)',
  crashTitle: 'This page could not be shown',
  crashText: 'Something went wrong while it was loading. Please try again; if it stays like this, write to us.',
  reload: 'Load the page again',
  scriptsNeeded: 'This part of the page needs JavaScript. You can always write to us at',
} as const;
