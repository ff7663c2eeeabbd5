import { Component, type ContextType, type ReactNode } from 'react';
import { dashboardWords } from '../../../content/admin.ts';
import { endingMessage } from '../session/call-as-admin.ts';
import { SessionContext } from '../session/use-session.ts';
import { LiveDataFailure } from './LiveDataFailure.tsx';

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
    return this.state.failed ? <LiveDataFailure message={dashboardWords.liveFailed} /> : this.props.children;
  }
}
