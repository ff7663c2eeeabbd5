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
export class PageBoundary extends Component<{ children: ReactNode }, { failure: { isLostCode: boolean } | undefined }> {
  override state: { failure: { isLostCode: boolean } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { isLostCode: isLostCode(error) } };
  }

  /** The window gets the error, because errors are counted there: see `report.ts`. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  readonly tryAgain = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? <FailedVisit isLostCode={failure.isLostCode} onLeave={this.tryAgain} /> : this.props.children;
  }
}

/** Tells whether a script could not be fetched, in the words of Chromium, Firefox and Safari. */
function isLostCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message);
}

/** In the browser's entry of the visit, which outlasts loading it anew. */
const triedAgain = 'triedAgain';

/**
 * Reloads a page once, without a message, if its code could not be fetched: a new version of the site may have removed the
 * code. Every other failure is shown and never reloads the page: a visitor may have typed text, or just sent a form.
 */
function FailedVisit({ isLostCode, onLeave }: { isLostCode: boolean; onLeave: () => void }) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  const [isTriedAgain] = useState(() => isLostCode && navigator.onLine && !history.state?.[triedAgain]);
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
