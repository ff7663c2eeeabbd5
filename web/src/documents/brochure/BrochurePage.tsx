import type { ReactNode } from 'react';
import type { DocumentRecord } from '../../content/documents.ts';
import { Sheet } from '../Sheet.tsx';

/** Where a page stands in which brochure. */
export interface BrochurePosition {
  document: { record: DocumentRecord; title: string };
  page: number;
  pages: number;
}

interface BrochurePageProps extends BrochurePosition {
  bookmark: string;
  ground?: 'light' | 'dark';
  children: ReactNode;
}

/** A sheet of a brochure. */
export function BrochurePage({ document, children, ...position }: BrochurePageProps) {
  return (
    <Sheet {...document} {...position}>
      {children}
    </Sheet>
  );
}
