import styled from '@emotion/styled/base';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ActionButton } from '../../components/ActionButton.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Text } from '../../components/Text.tsx';
import { jobCopy } from '../../content/pages/job.ts';
import { colours, media } from '../../theme/tokens.ts';
import { loadJob } from './load-open-jobs.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > [data-static]': { display: 'contents' },
  // On a phone they fill their lines, so that both edges are straight.
  '& a, & button': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
  [media.print]: { display: 'none' },
});

/** What only scripts can do. Its place is kept, so that nothing moves when a button turns out to be of use. */
const Scripted = styled('span', { shouldForwardProp: (name) => name !== 'isShown' })<{ isShown: boolean }>(
  ({ isShown }) => ({
    display: 'flex',
    flexGrow: 1,
    visibility: isShown ? 'visible' : 'hidden',
    [media.tablet]: { flexGrow: 0 },
    '@media (scripting: none)': { display: 'none' },
  }),
);

const Closed = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  flexBasis: '100%',
  padding: '20px 24px 24px',
  borderLeft: `4px solid ${colours.error}`,
  background: colours.errorWash,
});

const neverChanges = () => () => undefined;

interface JobActionsProps {
  title: string;
  /** Where the page is, from the root of the site. */
  path: string;
  /** The job's id, where it is live: the page may be older than what has become of the job. */
  liveId?: string;
  /** The ways on that need no script. */
  children?: ReactNode;
}

/** What can be done about a job. Once it is closed, it says so in place of the ways to apply. */
export function JobActions({ title, path, liveId, children }: JobActionsProps) {
  const isClosed = useClosedMeanwhile(liveId);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const [said, setSaid] = useState('');
  const url = () => new URL(path, location.href).href;
  const copy = () =>
    // Without `await` before it: browsers allow it only as the answer to a press.
    Promise.resolve(navigator.clipboard?.writeText(url()) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setSaid(jobCopy.copied),
      () => setSaid(jobCopy.notCopied),
    );
  // Whoever closes the sheet has changed their mind: that is no error.
  const share = () => navigator.share({ title, url: url() }).catch(() => undefined);
  return (
    <>
      <Row>
        {isClosed ? (
          <Closed>
            <Text role="alert">{jobCopy.closedMeanwhile}</Text>
            <LinkButton href={jobCopy.list.href}>{jobCopy.whatIsOpen}</LinkButton>
          </Closed>
        ) : (
          children
        )}
        <Scripted isShown>
          <ActionButton variant="text" onClick={() => void copy()}>
            {jobCopy.copyLink}
          </ActionButton>
        </Scripted>
        <Scripted isShown={canShare}>
          <ActionButton variant="text" onClick={() => void share()}>
            {jobCopy.share}
          </ActionButton>
        </Scripted>
      </Row>
      <Text
        role="status"
        variant="body2"
        css={{ minHeight: '1.55em', marginTop: 8, [media.print]: { display: 'none' } }}
      >
        {said}
      </Text>
    </>
  );
}

/** Whether a job has been closed since its page was drawn: asked once the page has loaded, and when Back shows it again. */
function useClosedMeanwhile(id: string | undefined): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    const ask = () =>
      void loadJob(id).then(
        (job) => setIsClosed(job === undefined),
        // Nothing is known: the page stays as it is.
        () => undefined,
      );
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    if (document.readyState === 'complete') ask();
    else addEventListener('load', ask, { once: true });
    addEventListener('pageshow', askAgain);
    return () => {
      removeEventListener('load', ask);
      removeEventListener('pageshow', askAgain);
    };
  }, [id]);
  return isClosed;
}
