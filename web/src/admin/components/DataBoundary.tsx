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

/** A boundary around data from Firestore: a failure is shown in place of the data, and the session hears of a denied query. */
export class DataBoundary extends Component<PropsWithChildren, State> {
  static override contextType = SessionContext;
  declare context: ContextType<typeof SessionContext>;
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isClientFault(error) ? 'of-client' : 'of-data' };
  }

  override componentDidCatch(error: unknown) {
    void this.context?.refused(error);
    // Errors of scripts are counted where the window hears of them: see `page-script.ts`.
    if (!(error instanceof FirebaseError)) reportError(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure === 'of-client') return <ClientFailure />;
    return <FailureAlert message={dashboardCopy.dataFailed} onTryAgain={() => this.setState({ failure: undefined })} />;
  }
}

/** Shown after Firestore's client has broken: only a reload of the page gives a new client. */
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
  /** The columns of a board, in place of rows. */
  columns?: number;
  rows?: number;
  /** Height of a row with its line, in pixels. */
  height?: number | { xs: number; md: number };
}

/** Skeleton of a list, or of a board with this many columns, so that nothing moves when the data arrives. */
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
