import styled from '@emotion/styled/base';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionButton } from '../../components/ActionButton.tsx';
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

function FailedVisit({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  useEffect(() => {
    if (key !== failedVisit) onLeave();
  }, [key, failedVisit, onLeave]);
  return <RouteError />;
}

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
