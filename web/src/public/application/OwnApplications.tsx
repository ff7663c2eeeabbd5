import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { applicationPage as copy } from '../../content/pages/application.ts';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ErasePart } from './ErasePart.tsx';
import { LinkRequest } from './LinkRequest.tsx';
import { OwnApplicationView } from './OwnApplicationView.tsx';
import { useOwnApplications } from './use-own-applications.ts';

/** What comes fills the screen below the head of the page, so that its foot does not move while it is awaited. */
const frame = {
  display: 'grid',
  minHeight: 'max(420px, 100vh - 340px)',
  '& > section': { alignContent: 'start' },
  // An application fits on one sheet.
  [media.print]: {
    display: 'block',
    minHeight: 0,
    '& > section': { rowGap: 1, py: 1, px: 0 },
    '& h2, & [tabindex]': { fontSize: '1.375rem' },
    '& h3': { fontSize: '1rem' },
    '& p': { fontSize: '0.875rem', lineHeight: 1.45 },
  },
} as const;

const waiting = {
  p: `64px ${measures.margin}`,
  '@media (scripting: none)': { '& [role="status"]': { display: 'none' } },
} as const;

/** What applicants see of their applications, by the link that was sent to them; or how to come by one. */
export function OwnApplications() {
  const { view, notice, tokenNow, tryAgain, withdraw, sendCode, erase } = useOwnApplications();
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view.kind);

  // What had the focus is gone: that was a button whose press has led here.
  useEffect(() => {
    if (last.current !== 'waiting' && last.current !== view.kind) title.current?.focus();
    last.current = view.kind;
  }, [view.kind]);

  return (
    <Box data-one-sheet="" sx={frame}>
      <VisuallyHidden role="status">{view.kind === 'shown' && copy.shown(view.applications.length)}</VisuallyHidden>
      {view.kind === 'waiting' && (
        <Box sx={waiting}>
          <ScriptsNeeded email={company.careersEmail} />
          <Spinner />
        </Box>
      )}
      {(view.kind === 'none' || view.kind === 'ended') && (
        <Section symbol="disconnector" {...copy[view.kind]} intro={copy[view.kind].text} titleRef={title}>
          <LinkRequest />
        </Section>
      )}
      {view.kind === 'failed' && (
        <Section symbol="breaker" {...copy.failed} intro={copy.failed.text} titleRef={title}>
          <div>
            <Typography role="alert">{!view.isTrying && view.message}</Typography>
            <Button variant="contained" aria-disabled={view.isTrying} sx={{ mt: 3 }} onClick={tryAgain}>
              {view.isTrying ? copy.failed.trying : copy.failed.tryAgain}
            </Button>
          </div>
        </Section>
      )}
      {view.kind === 'shown' && (
        <>
          {view.applications.map((application, index) => (
            <OwnApplicationView
              key={application.reference}
              application={application}
              titleRef={index === 0 ? title : undefined}
              notice={notice?.reference === application.reference ? notice.outcome : undefined}
              token={tokenNow}
              onWithdraw={() => withdraw(application.reference)}
            />
          ))}
          <ErasePart
            references={view.applications.map(({ reference }) => reference)}
            onSendCode={sendCode}
            onErase={erase}
          />
        </>
      )}
      {view.kind === 'erased' && (
        <Section symbol="earth" {...copy.erased} intro={copy.erased.text} titleRef={title}>
          <Typography sx={{ maxWidth: measures.readingWidth }}>
            {copy.erased.rest} <Link href={`mailto:${company.careersEmail}`}>{company.careersEmail}</Link>.
          </Typography>
        </Section>
      )}
    </Box>
  );
}
