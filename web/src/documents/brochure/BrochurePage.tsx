import type { ReactNode } from 'react';
import { brochure } from '../../content/brochure.ts';
import { brochureRecord } from '../../content/documents.ts';
import { Sheet } from '../Sheet.tsx';

/** Where a page stands in the brochure. */
export interface BrochurePosition {
  page: number;
  pages: number;
}

interface BrochurePageProps extends BrochurePosition {
  bookmark: string;
  ground?: 'light' | 'dark';
  children: ReactNode;
}

/** A sheet of the brochure. */
export function BrochurePage({ children, ...position }: BrochurePageProps) {
  return (
    <Sheet record={brochureRecord} title={brochure.title} {...position}>
      {children}
    </Sheet>
  );
}
