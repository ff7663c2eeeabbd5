import { FirebaseError } from 'firebase/app';
import { Component, type ContextType, type PropsWithChildren } from 'react';
import { dashboardCopy } from '../../content/product/admin.ts';
import { SessionContext } from '../session/use-session.ts';
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
    // Errors of scripts are counted where the window hears of them: see `report.ts`.
    if (!(error instanceof FirebaseError)) reportError(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure === 'of-client') return <ClientFailure />;
    return <FailureAlert message={dashboardCopy.dataFailed} onTryAgain={() => this.setState({ failure: undefined })} />;
  }
}

/** Shown where Firestore's client is broken: only a page that is loaded again has another one. */
export function ClientFailure() {
  return <FailureAlert message={dashboardCopy.clientBroken} action={dashboardCopy.reload} />;
}
