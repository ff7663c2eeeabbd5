import { useEffect } from 'react';

/** Keeps the page behind from scrolling, and from moving when its scroll bar goes, as long as the caller is there. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
