import { createContext } from 'react';

/** A screen, and where it is; what only groups screens is nowhere. */
interface Crumb {
  title: string;
  path: string | undefined;
}

/** The screen that is open, last, and those that it lies below. The app gives it, from the titles of its routes. */
export const Trail = createContext<readonly Crumb[]>([]);
