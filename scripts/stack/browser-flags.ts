/** What keeps a browser of the Chromium family to itself: it asks no other host for anything, and needs no screen. */
export const quietBrowserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
