import styled from '@emotion/styled/base';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Text } from '../../components/Text.tsx';
import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { measures } from '../../theme/tokens.ts';

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

/**
 * What has failed is loaded anew once, without a word: a new version of the site may have taken away the code that this one
 * asked for. What fails again is said.
 */
function FailedVisit({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  const [isTriedAgain] = useState(() => navigator.onLine && !history.state?.[triedAgain]);
  useEffect(() => {
    if (key !== failedVisit) onLeave();
  }, [key, failedVisit, onLeave]);
  useEffect(() => {
    if (!isTriedAgain) return;
    history.replaceState({ ...history.state, [triedAgain]: true }, '');
    location.reload();
  }, [isTriedAgain]);
  return isTriedAgain ? <Spinner /> : <RouteError />;
}

/** In the browser's entry of the visit, which outlasts loading it anew. */
const triedAgain = 'triedAgain';

const Main = styled('main')({ maxWidth: measures.tablet, margin: '0 auto', padding: '96px 24px' });

/** What stands in for a page that failed, for instance because a new version of the site was published meanwhile. */
function RouteError() {
  return (
    <Main>
      <title>{interfaceCopy.crashTitle}</title>
      <Text variant="h1">{interfaceCopy.crashTitle}</Text>
      <Text variant="subtitle1" css={{ marginTop: 24, marginBottom: 24 }}>
        {interfaceCopy.crashText} <a href={`mailto:${company.email}`}>{company.email}</a>
      </Text>
      <ActionButton variant="contained" onClick={() => location.reload()}>
        {interfaceCopy.reload}
      </ActionButton>
    </Main>
  );
}
