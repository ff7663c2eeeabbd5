import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { jobAlertPage as copy } from '../../content/pages/job-alert.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import { dayHere } from '../own-page/moment-words.ts';
import { Fact, FactList } from '../own-page/OwnPart.tsx';
import { useOwnJobAlert } from './use-own-job-alert.ts';

/** What comes fills the screen below the head of the page, so that its foot does not move while it is awaited. */
const frame = {
  display: 'grid',
  minHeight: 'max(420px, 100vh - 340px)',
  '& > section': { alignContent: 'start' },
} as const;

const waiting = {
  p: `64px ${measures.margin}`,
  '@media (scripting: none)': { '& [role="status"]': { display: 'none' } },
} as const;

/** The alert that a link in a mail leads to. Opening it changes nothing: programs follow links. Buttons do. */
export function OwnJobAlert() {
  const { view, outcome, busy, read, confirm, end } = useOwnJobAlert();
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(view.kind);

  // What had the focus is gone: that was a button whose press has led here.
  useEffect(() => {
    if (last.current !== 'waiting' && last.current !== view.kind) title.current?.focus();
    last.current = view.kind;
  }, [view.kind]);

  if (view.kind === 'waiting') {
    return (
      <Box sx={frame}>
        <Box sx={waiting}>
          <ScriptsNeeded email={copy.email} />
          <Spinner />
        </Box>
      </Box>
    );
  }
  if (view.kind === 'failed') {
    return (
      <Box sx={frame}>
        <Section symbol="breaker" {...copy.failed} intro={copy.failed.text} titleRef={title}>
          <div>
            <Typography role="alert">{!busy && view.message}</Typography>
            <Button variant="contained" aria-disabled={busy !== undefined} sx={{ mt: 3 }} onClick={read}>
              {busy ? copy.failed.trying : copy.failed.tryAgain}
            </Button>
          </div>
        </Section>
      </Box>
    );
  }
  if (view.kind !== 'shown') {
    return (
      <Box sx={frame}>
        <Section symbol="disconnector" {...copy[view.kind]} intro={copy[view.kind].text} titleRef={title}>
          <div>
            <Button variant="outlined" href={copy.ask.href}>
              {copy.ask.label}
            </Button>
          </div>
        </Section>
      </Box>
    );
  }
  const { country, discipline, isConfirmed, endsAt } = view.alert;
  const {
    until,
    confirm: confirmLabel,
    confirming,
    end: endLabel,
    ...head
  } = copy[isConfirmed ? 'confirmed' : 'unconfirmed'];
  return (
    <Box sx={frame}>
      <Section symbol="load" {...head} titleRef={title}>
        <Box sx={{ display: 'grid', gap: 4, maxWidth: measures.readingWidth }}>
          <FactList>
            <Fact name={copy.facts.country}>{country ?? copy.all.country}</Fact>
            <Fact name={copy.facts.discipline}>{discipline ?? copy.all.discipline}</Fact>
            <Fact name={copy.facts.until}>{until(dayHere(endsAt))}</Fact>
          </FactList>
          <FormBanner outcome={outcome} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {/* Not disabled while it waits: it would lose the focus. */}
            <Button
              variant={isConfirmed ? 'outlined' : 'contained'}
              aria-disabled={busy !== undefined}
              onClick={() => confirm(isConfirmed)}
            >
              {busy === 'confirm' ? confirming : confirmLabel}
            </Button>
            <Button variant="outlined" aria-disabled={busy !== undefined} onClick={end}>
              {busy === 'end' ? copy.ending : endLabel}
            </Button>
          </Stack>
        </Box>
      </Section>
    </Box>
  );
}
