import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { collections } from '@site/contract/shared/collections';
import { type ReactNode, useEffect, useState } from 'react';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { useIsHydrated } from '../../../shared/address.ts';
import { appCheckToken } from '../../../shared/app-check.ts';
import { useCopying } from '../../../shared/clipboard.ts';
import { emulators, firebaseOptions } from '../../../shared/environment.ts';
import { whenLoaded } from '../../../shared/reader.ts';
import { media } from '../../../ui/theme/tokens.ts';
import { Failure } from '../Failure.tsx';
import { sheetActions } from './JobLinks.tsx';

interface JobActionsProps {
  title: string;
  path: string;
  /** The id of a live job, which may have closed since its page was rendered. */
  liveId?: string;
  children?: ReactNode;
}

/** The actions for a job. If the job has closed, a message replaces the ways to apply. */
export function JobActions({ title, path, liveId, children }: JobActionsProps) {
  const isClosed = useClosedMeanwhile(liveId);
  const canShare = useIsHydrated() && 'share' in navigator;
  const { status, copy } = useCopying();
  const url = () => new URL(path, location.href).href;
  // A visitor who closes the share sheet has changed their mind, which is not an error.
  const share = () => navigator.share({ title, url: url() }).catch(() => undefined);
  return (
    <>
      <Box sx={{ ...sheetActions, [media.print]: { display: 'none' } }}>
        {isClosed ? (
          <Box data-closed="" sx={{ flexBasis: '100%' }}>
            <Failure message={jobCopy.closedMeanwhile}>
              <Button variant="contained" href={jobCopy.list.href}>
                {jobCopy.whatIsOpen}
              </Button>
            </Failure>
          </Box>
        ) : (
          children
        )}
        <ScriptedButton isShown onClick={() => copy(url(), jobCopy)}>
          {jobCopy.copyLink}
        </ScriptedButton>
        <ScriptedButton isShown={canShare} onClick={() => void share()}>
          {jobCopy.share}
        </ScriptedButton>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.55em', mt: 1, [media.print]: { display: 'none' } }}>
        {status}
      </Typography>
    </>
  );
}

/** A button that needs scripts. Its space is reserved, so that nothing moves when the button appears. */
function ScriptedButton({ isShown, ...button }: { isShown: boolean } & Pick<ButtonProps, 'onClick' | 'children'>) {
  return (
    <Button
      variant="text"
      {...button}
      sx={{ visibility: isShown ? 'visible' : 'hidden', '@media (scripting: none)': { display: 'none' } }}
    />
  );
}

/** Tells whether a job has closed since its page was rendered. Asks after the page has loaded, and when Back shows it again. */
function useClosedMeanwhile(id: string | undefined): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const ask = () => {
      if (!isWanted) return;
      void isJobOpen(id).then(
        (isOpen) => isWanted && setIsClosed(!isOpen),
        // Without an answer, the page stays unchanged.
        () => undefined,
      );
    };
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    whenLoaded(ask);
    addEventListener('pageshow', askAgain);
    return () => {
      isWanted = false;
      removeEventListener('pageshow', askAgain);
    };
  }, [id]);
  return isClosed;
}

/**
 * Tells whether a job is open now. The question goes to Firestore's REST address, under the same rules. Otherwise every reader
 * of a job's page would load Firestore's client for one question.
 * @throws if Firestore does not say
 */
export async function isJobOpen(id: string): Promise<boolean> {
  const token = await appCheckToken();
  const origin = emulators
    ? `http://${emulators.host}:${emulators.ports.firestore}`
    : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${firebaseOptions.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(
    `${documents}/${collections.jobs}/${encodeURIComponent(id)}?mask.fieldPaths=isActive`,
    { cache: 'no-store', headers: token === undefined ? {} : { 'X-Firebase-AppCheck': token } },
  );
  // The rules refuse a closed job, and one that does not exist.
  if (ok || status === 403) return ok;
  throw new Error(`Firestore answered ${status}.`);
}
