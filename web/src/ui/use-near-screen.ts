import { type RefObject, useEffect, useState } from 'react';

const near = '400px 0px';

/** Tells whether an element has come near the viewport, within this margin. Once true, it stays true. */
export const useNearScreen = (element: RefObject<Element | null>, margin = near): boolean =>
  useIntersection(element, true, margin);

/** Tells whether an element is near the viewport now. */
export const useWhileNearScreen = (element: RefObject<Element | null>): boolean =>
  useIntersection(element, false, near);

function useIntersection(element: RefObject<Element | null>, isLasting: boolean, rootMargin: string): boolean {
  const [isNear, setIsNear] = useState(false);
  const isDone = isNear && isLasting;
  useEffect(() => {
    if (isDone || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isLast = entries.at(-1)?.isIntersecting ?? false;
        setIsNear(isLasting ? entries.some((entry) => entry.isIntersecting) : isLast);
      },
      // Scrolling areas inside the page need a separate margin.
      { rootMargin, scrollMargin: rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isLasting, isDone, rootMargin]);
  return isNear;
}
