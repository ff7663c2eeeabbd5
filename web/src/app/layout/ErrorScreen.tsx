import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** Shows the error screen in place of a page that failed, until the visitor goes to another one. */
// React catches errors in classes only.
export class ErrorScreen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <FailedVisit onLeave={this.tryAgain} /> : this.props.children;
  }
}

function FailedVisit({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  useEffect(() => {
    if (key !== failedVisit) onLeave();
  }, [key, failedVisit, onLeave]);
  return <RouteError />;
}
