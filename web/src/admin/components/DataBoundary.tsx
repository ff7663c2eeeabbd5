import { Component, type ContextType, type PropsWithChildren } from 'react';
import { dashboardCopy } from '../../content/admin.ts';
import { SessionContext } from '../session/use-session.ts';
import { Failure } from './Failure.tsx';

/** A boundary around data from Firestore: a failure is shown in place of the data, and the session hears of a denied query. */
export class DataBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  static override contextType = SessionContext;
  declare context: ContextType<typeof SessionContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void this.context?.refused(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure message={dashboardCopy.dataFailed} onTryAgain={() => this.setState({ failed: false })} />;
  }
}

/** Shown in place of data that could not be loaded. */
export function DataFailure({ message }: { message: string }) {
  return <Failure message={message} onTryAgain={() => location.reload()} />;
}
