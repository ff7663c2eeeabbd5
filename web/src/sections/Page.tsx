import { Children, type ReactNode, Suspense } from 'react';
import { Metadata, type MetadataProps } from '../components/Metadata.tsx';

interface PageProps extends MetadataProps {
  /** Its sections, in their order. */
  children: ReactNode;
}

/** A page: what the head of the document says of it, and its sections. React hydrates that section first which is pressed. */
export function Page({ children, ...metadata }: PageProps) {
  return (
    <>
      <Metadata {...metadata} />
      {Children.map(children, (section) => (
        <Suspense>{section}</Suspense>
      ))}
    </>
  );
}
