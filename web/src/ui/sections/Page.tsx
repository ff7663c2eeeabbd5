import Box from '@mui/material/Box';
import { Children, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { OpenedByLink } from '../../shared/address.ts';
import { Metadata, type MetadataProps } from '../Metadata.tsx';

interface PageProps extends MetadataProps {
  /** The sections of the page in their order. The first has the page's heading and fills the first screen. */
  children: ReactNode;
}

/** A page: its metadata and its sections. React first hydrates the section that the visitor presses. */
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
 * The sections below the first. If a link has opened the page, they are rendered right after the first section, so that the
 * heading appears at once. Their place stays empty meanwhile.
 */
function Others({ children }: { children: ReactNode }) {
  // A reader who comes back, or goes to a part of the page, needs its whole length at once.
  const isDrawn = useDeferredValue(true, !use(OpenedByLink));
  return isDrawn ? children : <Box sx={{ minHeight: '100vh' }} />;
}
