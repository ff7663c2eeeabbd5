import { createContext } from 'react';

/** Whether a link of the site has opened the page at its top: nobody has come back to it, and none of its parts was asked for. */
export const OpenedByLink = createContext(false);
