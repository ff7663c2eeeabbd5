import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@site/contract/desk/desk-limits';
import type { OwnSubmission } from '@site/contract/desk/sender-page-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { ComponentType, Ref } from 'react';
import type { OwnPageCopy } from '../../content/product/own-page.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section, SectionFrame } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ErasePart } from './ErasePart.tsx';
import { LinkRequest, PastedLink } from './LinkRequest.tsx';
import { Awaited, linkFrame, NotShown, useTitleOf } from './LinkStates.tsx';
import { type Act, type Change, useOwnSubmissions, type Write } from './use-own-submissions.ts';

/** The page on which applicants or enquirers see their data and write to us. */
export function OwnPage<Kind extends SubmissionKind>(props: OwnSubmissionsProps<Kind>) {
  const { meta, label, title, intro, sheet } = props.copy;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <OwnSubmissions {...props} />
    </Page>
  );
}

export interface OwnViewProps<Kind extends SubmissionKind> {
  submission: OwnSubmission<Kind>;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  notice: Outcome | undefined;
  /** Gives the token of the link that opened the page. */
  token: () => string;
  onWrite: Write;
  onChange: (change: Change<Kind>) => ReturnType<Act>;
}

interface OwnSubmissionsProps<Kind extends SubmissionKind> {
  kind: Kind;
  copy: OwnPageCopy;
  View: ComponentType<OwnViewProps<Kind>>;
}

const frame = {
  ...linkFrame,
  // A submission fits on one printed sheet.
  [media.print]: {
    display: 'block',
    minHeight: 0,
    '& > section': { rowGap: 1, py: 1, px: 0 },
    '& h2, & [tabindex]': { fontSize: '1.375rem' },
    '& h3': { fontSize: '1rem' },
    '& p': { fontSize: '0.875rem', lineHeight: 1.45 },
  },
} as const;

/** The submissions of a person, opened by the link that was sent to them. Without a working link, the way to a new one. */
function OwnSubmissions<Kind extends SubmissionKind>({ kind, copy, View }: OwnSubmissionsProps<Kind>) {
  const { view, notice, tokenNow, tryAgain, change, write, sendCode, erase } = useOwnSubmissions(kind);
  const title = useTitleOf(view.kind);

  return (
    <Box data-one-sheet="" sx={frame}>
      <VisuallyHidden role="status">{view.kind === 'shown' && copy.shown(view.submissions.length)}</VisuallyHidden>
      {view.kind === 'waiting' && <Awaited email={copy.email} />}
      {(view.kind === 'none' || view.kind === 'ended') && (
        <Section symbol="disconnector" {...copy[view.kind]} intro={copy[view.kind].text} titleRef={title}>
          <PastedLink copy={copy.paste} />
          <LinkRequest kind={kind} copy={copy.request} />
        </Section>
      )}
      {view.kind === 'failed' && (
        <NotShown
          copy={copy.failed}
          message={view.message}
          isTrying={view.isTrying}
          titleRef={title}
          onTryAgain={tryAgain}
        />
      )}
      {view.kind === 'shown' && (
        <>
          {view.submissions.map((submission, index) => (
            <View
              key={submission.reference}
              submission={submission}
              titleRef={index === 0 ? title : undefined}
              notice={notice?.reference === submission.reference ? notice.outcome : undefined}
              token={tokenNow}
              onWrite={(text, idempotencyKey) => write(submission.reference, text, idempotencyKey)}
              onChange={(wanted) => change(submission.reference, wanted)}
            />
          ))}
          {view.submissions.length === deskLimits.ownSubmissions && (
            <SectionFrame ground="paper">
              <Typography>{copy.shown(view.submissions.length)}</Typography>
            </SectionFrame>
          )}
          <ErasePart
            copy={copy.erase}
            references={view.submissions.map(({ reference }) => reference)}
            onSendCode={sendCode}
            onErase={erase}
          />
        </>
      )}
      {view.kind === 'erased' && (
        <Section symbol="earth" {...copy.erased} intro={copy.erased.text} titleRef={title}>
          <Typography sx={{ maxWidth: measures.readingWidth }}>
            {copy.erased.rest} <Link href={mailAddress(copy.email)}>{copy.email}</Link>.
          </Typography>
        </Section>
      )}
    </Box>
  );
}
