import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { type OwnMessage, type OwnRecord, senderPageLabels } from '@site/contract/desk/sender-page';
import { senderPageRoutes } from '@site/contract/desk/sender-page-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { dayWords } from '@site/contract/shared/time';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { type OwnPageCopy, ownFilesCopy } from '../../content/product/own-page.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { measures, media } from '../../ui/theme/tokens.ts';
import { dayHere, timeHere } from './moment-words.ts';
import { Fact, FactList, OwnPart } from './OwnPart.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import type { Write } from './use-own-submissions.ts';

const OwnFiles = lazy(async () => ({ default: (await import('./OwnFiles.tsx')).OwnFiles }));

interface OwnSubmissionViewProps {
  kind: SubmissionKind;
  copy: Pick<OwnPageCopy, 'submission' | 'conversation'>;
  submission: OwnRecord;
  title: string;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  standing: { title: string; text: string };
  notice: Outcome | undefined;
  /** Gives the token of the link that opened the page. */
  token: () => string;
  onWrite: Write;
  /** Parts of the status: `facts` stand before the outcome of a change, and `way` stands after it. */
  facts?: ReactNode;
  way?: ReactNode;
  /** The last part, for the rare actions, with its title. */
  end?: { title: string; content: ReactNode } | undefined;
  children: ReactNode;
}

export function OwnSubmissionView({
  kind,
  submission,
  title,
  titleRef,
  token,
  onWrite,
  end,
  children,
  ...rest
}: OwnSubmissionViewProps) {
  const { reference, receivedAt, status, statusChangedAt, notes, messages, files, keptUntil } = submission;
  const { conversation, submission: words } = rest.copy;
  return (
    <Section
      symbol="node"
      name={`${title}, ${reference}`}
      label={words.label(reference, dayHere(receivedAt))}
      title={title}
      titleRef={titleRef}
    >
      <OwnPart title={words.standing} of={reference}>
        <Standing {...rest} since={words.since(dayHere(statusChangedAt))} />
      </OwnPart>
      <OwnPart title={conversation.title} of={reference}>
        <Conversation copy={conversation} reference={reference} messages={messages} onWrite={onWrite} />
      </OwnPart>
      <OwnPart title={ownFilesCopy.title} of={reference}>
        <Suspense>
          <OwnFiles
            target={{ route: senderPageRoutes[kind].addFile, reference, token }}
            status={status}
            files={files}
          />
        </Suspense>
      </OwnPart>
      <OwnPart title={words.sent} of={reference}>
        <FactList>{children}</FactList>
      </OwnPart>
      <OwnPart title={words.added} of={reference}>
        <FactList>
          <Fact name={words.notes}>{words.noteCount(notes)}</Fact>
          <Fact name={words.kept}>{words.keptUntil(dayWords(keptUntil))}</Fact>
        </FactList>
      </OwnPart>
      {end && (
        <OwnPart title={end.title} of={reference}>
          {end.content}
        </OwnPart>
      )}
    </Section>
  );
}

type StandingProps = Pick<OwnSubmissionViewProps, 'standing' | 'notice' | 'facts' | 'way'> & { since: string };

/** The status, and the actions that it allows. After a change the new status has the focus. */
function Standing({ standing: { title, text }, since, notice, facts, way }: StandingProps) {
  const standing = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) standing.current?.focus();
  }, [notice]);
  return (
    <>
      <Typography ref={standing} variant="h2" component="p" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: measures.readingWidth }}>{text}</Typography>
      <Typography variant="overline" sx={{ m: '8px 0 20px', color: 'text.secondary' }}>
        {since}
      </Typography>
      {facts}
      <FormBanner outcome={notice} />
      {way}
    </>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '32px 48px',
  mt: '28px',
  [media.print]: { display: 'none' },
} as const;

interface ConversationProps {
  copy: OwnPageCopy['conversation'];
  reference: string;
  messages: readonly OwnMessage[];
  onWrite: Write;
}

function Conversation({ copy, reference, messages, onWrite }: ConversationProps) {
  return (
    <>
      {messages.length === 0 && <Typography>{copy.none}</Typography>}
      {messages.length === deskLimits.ownMessages && <Typography>{copy.newest}</Typography>}
      <FactList>
        {messages.map(({ at, from, subject, text }) => (
          <Fact key={`${at} ${from} ${text}`} name={copy.message(from, dayHere(at), timeHere(at))}>
            {subject && <strong>{subject}</strong>}
            {text}
          </Fact>
        ))}
      </FactList>
      <Box sx={frame}>
        <ReplyForm
          name={copy.formName(reference)}
          copy={{ ...copy, label: senderPageLabels.text }}
          sent={copy.sent}
          rows={5}
          draft={`reply:${reference}`}
          onSend={onWrite}
        />
      </Box>
    </>
  );
}
