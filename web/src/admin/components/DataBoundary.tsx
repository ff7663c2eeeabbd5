import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FirebaseError } from 'firebase/app';
import { Component, type ContextType, type PropsWithChildren } from 'react';
import { dashboardCopy } from '../../content/product/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SessionContext } from '../session/session.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { isClientFault } from './use-live.ts';

interface State {
  failure: 'of-client' | 'of-data' | undefined;
}

/**
 * An error boundary around data from Firestore. A message replaces the data after a failure, and the session is told about a
 * denied query.
 */
export class DataBoundary extends Component<PropsWithChildren, State> {
  static override contextType = SessionContext;
  declare context: ContextType<typeof SessionContext>;
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isClientFault(error) ? 'of-client' : 'of-data' };
  }

  override componentDidCatch(error: unknown) {
    void this.context?.refused(error);
    // The page counts script errors that reach the window: see `page-script.ts`.
    if (!(error instanceof FirebaseError)) reportError(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure === 'of-client') return <ClientFailure />;
    return <FailureAlert message={dashboardCopy.dataFailed} onTryAgain={() => this.setState({ failure: undefined })} />;
  }
}

/** The message after Firestore's client has broken: only a reload of the page gives a new client. */
export function ClientFailure() {
  return <FailureAlert message={dashboardCopy.clientBroken} action={dashboardCopy.reload} />;
}

const columnsSideBySide = (columns: number) =>
  ({
    gap: 1.5,
    gridTemplateColumns: { xs: `repeat(${columns}, min(78vw, 260px))`, md: `repeat(${columns}, minmax(0, 1fr))` },
    overflow: 'hidden',
  }) as const;

interface RowsSkeletonProps {
  /** The number of columns of a board; a board has columns instead of rows. */
  columns?: number;
  rows?: number;
  /** The height of a row with its border, in pixels. */
  height?: number | { xs: number; md: number };
}

/** Skeleton of a list, or of a board with this many columns. Nothing moves when the data arrives. */
export function RowsSkeleton({ columns, rows = 8, height = 48 }: RowsSkeletonProps) {
  const look = columns ? { height: 320 } : { height, borderBottom: 1, borderColor: 'background.paper' };
  return (
    <Box role="status" sx={{ display: 'grid', mt: 2, ...(columns && columnsSideBySide(columns)) }}>
      <VisuallyHidden>{dashboardCopy.loading}</VisuallyHidden>
      {Array.from({ length: columns ?? rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and have nothing but their place.
        <Skeleton key={index} sx={look} />
      ))}
    </Box>
  );
}
