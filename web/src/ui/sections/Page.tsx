import Box from '@mui/material/Box';
import { Children, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { OpenedByLink } from '../../shared/address.ts';
import { Metadata, type MetadataProps } from '../Metadata.tsx';

interface PageProps extends MetadataProps {
  /** Its sections, in their order: the first stands on the first screen, with the page's heading. */
  children: ReactNode;
}

/** A page: its metadata and its sections. React hydrates a pressed section first. */
export function Page({ children, ...metadata }: PageProps) {
  const [first, ...others] = Children.map(children, (section) => <Suspense>{section}</Suspense>) ?? [];
  return (
    <>
      <Metadata {...metadata} />
      {first}
      {others.length > 0 && <Others>{others}</Others>}
    </>
  );
}

/**
 * The sections below the first. Where a link has opened the page they are drawn right after that one, so that its heading
 * is there at once; in the place that they take nothing else is seen meanwhile.
 */
function Others({ children }: { children: ReactNode }) {
  // A reader who comes back, or goes to a part of the page, needs its whole length.
  const isDrawn = useDeferredValue(true, !use(OpenedByLink));
  return isDrawn ? children : <Box sx={{ minHeight: '100vh' }} />;
}
