import { createContext, useContext } from 'react';

/** The address of the page that is being drawn. */
export const CurrentPath = createContext('');

/**
 * Marks a link of a menu as the page that the reader is on. An entry with pages below it is marked on those, too,
 * unless `isExact`.
 */
export function useIsCurrent() {
  const path = useContext(CurrentPath);
  return (link: string, isExact = false): { 'aria-current'?: 'page' } => {
    const isCurrent = path === link || (!isExact && path.startsWith(`${link}/`));
    return isCurrent ? { 'aria-current': 'page' } : {};
  };
}
