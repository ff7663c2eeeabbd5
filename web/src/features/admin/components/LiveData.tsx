import Alert from '@mui/material/Alert';
import { Component, type ContextType, type ReactNode } from 'react';
import { dashboardCopy } from '../../../content/admin.ts';
import { endingMessage } from '../session/call-as-admin.ts';
import { SessionContext } from '../session/use-session.ts';
import { TextAction } from './TextAction.tsx';

interface LiveDataBoundaryProps {
  children: ReactNode;
}

/** Stands around live data: a refused query ends the session, any other failure is told in place of the data. */
export class LiveDataBoundary extends Component<LiveDataBoundaryProps, { failed: boolean }> {
  static override contextType = SessionContext;
  declare context: ContextType<typeof SessionContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const ending = endingMessage(error);
    if (ending !== undefined) void this.context?.end(ending);
  }

  override render() {
    return this.state.failed ? <LiveDataFailure message={dashboardCopy.liveFailed} /> : this.props.children;
  }
}

/** Stands in place of live data that cannot be had. */
export function LiveDataFailure({ message }: { message: string }) {
  return (
    <Alert
      severity="error"
      icon={false}
      // reactfire keeps a failed query for the life of the page, so a new page it has to be.
      action={<TextAction onClick={() => location.reload()}>{dashboardCopy.tryAgain}</TextAction>}
    >
      {message}
    </Alert>
  );
}
