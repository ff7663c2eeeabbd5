import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';

/** The frame of a page that has neither menu nor footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}
