import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ShownJobAlert } from '@site/contract/alerts/job-alert';
import type { Ref } from 'react';
import { jobAlertPage as copy } from '../../content/product/pages/job-alert.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import { Awaited, linkFrame, NotShown, useTitleOf } from '../own-page/LinkStates.tsx';
import { dayHere } from '../own-page/moment-words.ts';
import { Fact, FactList } from '../own-page/OwnPart.tsx';
import { useOwnJobAlert } from './use-own-job-alert.ts';

export function JobAlertPage() {
  const { meta, label, title, intro, sheet } = copy;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <OwnJobAlert />
    </Page>
  );
}

/** The alert that a link in an email opens. Only the buttons change an alert, because programs follow links as well. */
function OwnJobAlert() {
  const { view, read, ...actions } = useOwnJobAlert();
  const titleRef = useTitleOf(view.kind);
  return (
    <Box sx={linkFrame}>
      {view.kind === 'waiting' && <Awaited email={copy.email} />}
      {view.kind === 'failed' && (
        <NotShown
          copy={copy.failed}
          message={view.message}
          isTrying={actions.busy !== undefined}
          titleRef={titleRef}
          onTryAgain={read}
        />
      )}
      {(view.kind === 'none' || view.kind === 'ended' || view.kind === 'gone') && (
        <Section symbol="disconnector" {...copy[view.kind]} intro={copy[view.kind].text} titleRef={titleRef}>
          <div>
            <Button variant="outlined" href={copy.ask.href}>
              {copy.ask.label}
            </Button>
          </div>
        </Section>
      )}
      {view.kind === 'shown' && <ShownAlert alert={view.alert} titleRef={titleRef} {...actions} />}
    </Box>
  );
}

interface ShownAlertProps extends Pick<ReturnType<typeof useOwnJobAlert>, 'outcome' | 'busy' | 'confirm' | 'end'> {
  alert: ShownJobAlert;
  titleRef: Ref<HTMLHeadingElement>;
}

function ShownAlert({ alert, titleRef, outcome, busy, confirm, end }: ShownAlertProps) {
  const { country, discipline, isConfirmed, endsAt } = alert;
  const { until, ...words } = copy[isConfirmed ? 'confirmed' : 'unconfirmed'];
  return (
    <Section symbol="load" {...words} titleRef={titleRef}>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: measures.readingWidth }}>
        <FactList>
          <Fact name={copy.facts.country}>{country ?? copy.all.country}</Fact>
          <Fact name={copy.facts.discipline}>{discipline ?? copy.all.discipline}</Fact>
          <Fact name={copy.facts.until}>{until(dayHere(endsAt))}</Fact>
        </FactList>
        <FormBanner outcome={outcome} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {/* The button is not disabled while it waits, because it would lose the focus. */}
          <Button
            variant={isConfirmed ? 'outlined' : 'contained'}
            aria-disabled={busy !== undefined}
            onClick={() => confirm(isConfirmed)}
          >
            {busy === 'confirm' ? words.confirming : words.confirm}
          </Button>
          <Button variant="outlined" aria-disabled={busy !== undefined} onClick={end}>
            {busy === 'end' ? copy.ending : words.end}
          </Button>
        </Stack>
      </Box>
    </Section>
  );
}
