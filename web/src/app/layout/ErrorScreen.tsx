import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { measures } from '../../ui/theme/tokens.ts';

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

/** In the browser's entry of the visit, which outlasts loading it anew. */
const triedAgain = 'triedAgain';

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
  if (isTriedAgain) return <Spinner />;
  return (
    <Box component="main" sx={{ maxWidth: measures.tablet, mx: 'auto', padding: '96px 24px' }}>
      <title>{interfaceCopy.crashTitle}</title>
      <Typography variant="h1">{interfaceCopy.crashTitle}</Typography>
      <Typography variant="subtitle1" sx={{ my: 3 }}>
        {interfaceCopy.crashText} <Link href={mailAddress(company.email)}>{company.email}</Link>
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {interfaceCopy.reload}
      </Button>
    </Box>
  );
}
