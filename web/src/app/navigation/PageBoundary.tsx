import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/firm/company.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import { mayReload } from './reload.ts';

interface PageBoundaryProps {
  /** Whether the page is inside a frame that contains the `main` of the document and stays. */
  isFramed: boolean;
  onRetry?: () => void;
  children: ReactNode;
}

interface Failure {
  isLostCode: boolean;
}

/**
 * Shows an error in place of a page that failed, until the visitor opens another page.
 * React catches errors in class components only.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { isLostCode: isLostCode(error) } };
  }

  /** The window receives the error, because errors are counted there: see `page-script.ts`. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  readonly tryAgain = () => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedPage {...failure} isFramed={this.props.isFramed} onTryAgain={this.tryAgain} />;
  }
}

/** Tells whether a script could not be fetched, by the messages of Chromium, Firefox and Safari. */
function isLostCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message);
}

interface FailedPageProps extends Failure {
  isFramed: boolean;
  onTryAgain: () => void;
}

/**
 * Reloads the document only if a link has led to code that no longer exists, because a new version of the site may have
 * removed it, and if the visitor has not used the page: see `reload.ts`. Every other failure is shown.
 */
function FailedPage({ isLostCode: isLost, isFramed, onTryAgain }: FailedPageProps) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  const [isOffline] = useState(() => !navigator.onLine);
  const [reloads] = useState(() => isLost && !isOffline && mayReload());
  useEffect(() => {
    if (key !== failedVisit) onTryAgain();
  }, [key, failedVisit, onTryAgain]);
  useEffect(() => {
    if (reloads) location.reload();
  }, [reloads]);
  if (reloads) return <Spinner />;
  const { title, text, action } = isOffline ? interfaceCopy.offlinePage : interfaceCopy.crash;
  return (
    <Stack
      component={isFramed ? 'section' : 'main'}
      sx={{ maxWidth: measures.tablet, mx: 'auto', p: '96px 24px', alignItems: 'flex-start', gap: 3 }}
    >
      <title>{title}</title>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="subtitle1" role="alert">
        {text} <Link href={mailAddress(company.email)}>{company.email}</Link>
      </Typography>
      <Button
        variant="contained"
        onClick={() => {
          // The button disappears, so the focus moves to the content.
          document.getElementById('main')?.focus({ preventScroll: true });
          if (isOffline) onTryAgain();
          else location.reload();
        }}
      >
        {action}
      </Button>
    </Stack>
  );
}
