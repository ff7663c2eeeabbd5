import type { ReactNode } from 'react';
import { Metadata, type MetadataProps } from '../components/Metadata.tsx';

interface PageProps extends MetadataProps {
  /** Its sections, in their order. */
  children: ReactNode;
}

/** A page: what the head of the document says of it, and its sections. */
export function Page({ children, ...metadata }: PageProps) {
  return (
    <>
      <Metadata {...metadata} />
      {children}
    </>
  );
}
