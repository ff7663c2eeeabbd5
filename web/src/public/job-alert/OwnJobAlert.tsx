import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { jobAlertPage as copy } from '../../content/pages/job-alert.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import { Awaited, linkFrame, NotShown, useTitleOf } from '../own-page/LinkStates.tsx';
import { dayHere } from '../own-page/moment-words.ts';
import { Fact, FactList } from '../own-page/OwnPart.tsx';
import { useOwnJobAlert } from './use-own-job-alert.ts';

/** The alert that a link in a mail leads to. Opening it changes nothing: programs follow links. Buttons do. */
export function OwnJobAlert() {
  const { view, outcome, busy, read, confirm, end } = useOwnJobAlert();
  const title = useTitleOf(view.kind);

  if (view.kind === 'waiting') {
    return (
      <Box sx={linkFrame}>
        <Awaited email={copy.email} />
      </Box>
    );
  }
  if (view.kind === 'failed') {
    return (
      <Box sx={linkFrame}>
        <NotShown
          copy={copy.failed}
          message={view.message}
          isTrying={busy !== undefined}
          titleRef={title}
          onTryAgain={read}
        />
      </Box>
    );
  }
  if (view.kind !== 'shown') {
    return (
      <Box sx={linkFrame}>
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
    <Box sx={linkFrame}>
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
