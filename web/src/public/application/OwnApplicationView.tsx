import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { endedStatuses, type OwnApplication, standingWords } from '@ohmbridge/contract/desk/applicant';
import { applicationLabels } from '@ohmbridge/contract/desk/application';
import { addApplicationFileRoute } from '@ohmbridge/contract/desk/file-routes';
import type { Interview } from '@ohmbridge/contract/desk/submission-record';
import { dayWords } from '@ohmbridge/contract/jobs/job-options';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useId, useRef } from 'react';
import { offices } from '../../content/company.ts';
import { applicationPage } from '../../content/pages/application.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, families, measures, media } from '../../ui/theme/tokens.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import { dayHere, interviewTime, officeClock } from './moment-words.ts';
import type { Act } from './use-own-applications.ts';

const OwnFiles = lazy(async () => ({ default: (await import('../own-page/OwnFiles.tsx')).OwnFiles }));

const copy = applicationPage.application;

const frame = {
  display: 'grid',
  gap: '16px 56px',
  pt: 2.5,
  borderTop: `1px solid ${colours.ink}`,
  [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: 2, pt: 1 },
} as const;

const facts = {
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    py: '10px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
    '&:first-of-type': { pt: 0 },
    [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', py: '2px', breakInside: 'avoid' },
  },
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: 'text.secondary' },
  '& dd': {
    maxWidth: measures.readingWidth,
    lineHeight: '1.7rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
  '& dd > strong': { display: 'block', mb: 0.5 },
  [media.print]: {
    '& dt': { fontSize: '0.75rem', lineHeight: '1.1rem' },
    '& dd': { fontSize: '0.8125rem', lineHeight: '1.1rem' },
  },
} as const;

interface OwnApplicationViewProps {
  application: OwnApplication;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  /** What became of its withdrawal. */
  notice: Outcome | undefined;
  /** Of the link by which the page was opened. */
  token: () => string;
  onWithdraw: Act;
}

/** One application, as its applicant is shown it. */
export function OwnApplicationView({ application, titleRef, notice, token, onWithdraw }: OwnApplicationViewProps) {
  const { reference, receivedAt, job, sent, notes, messages, keptUntil } = application;
  return (
    <Section
      symbol="node"
      label={copy.label(reference, dayHere(receivedAt))}
      title={job?.title ?? sent.position}
      titleRef={titleRef}
    >
      <ApplicationPart title={copy.standing}>
        <Standing application={application} notice={notice} onWithdraw={onWithdraw} />
      </ApplicationPart>
      <ApplicationPart title={copy.sent}>
        <FactList>
          <Fact name={copy.name}>{`${sent.firstName} ${sent.lastName}`}</Fact>
          {(['email', 'phone', 'country', 'position'] as const).map((field) => (
            <Fact key={field} name={applicationLabels[field]}>
              {sent[field]}
            </Fact>
          ))}
          {job && <Fact name={copy.job}>{[job.reference, job.title].filter(Boolean).join(' · ')}</Fact>}
          {(['linkedin', 'cvLink', 'comments'] as const).map(
            (field) =>
              sent[field] && (
                <Fact key={field} name={applicationLabels[field]}>
                  {sent[field]}
                </Fact>
              ),
          )}
        </FactList>
      </ApplicationPart>
      <ApplicationPart title={copy.files}>
        <Suspense>
          <OwnFiles
            target={{ route: addApplicationFileRoute, reference, token }}
            status={application.status}
            files={application.files}
          />
        </Suspense>
      </ApplicationPart>
      <ApplicationPart title={copy.added}>
        <FactList>
          <Fact name={copy.notes}>{copy.noteCount(notes)}</Fact>
          {messages.length === 0 && <Fact name={copy.messages}>{copy.noMessages}</Fact>}
          {messages.map(({ at, subject, text }) => (
            <Fact key={`${at} ${subject}`} name={dayHere(at)}>
              <strong>{subject}</strong>
              {text}
            </Fact>
          ))}
          <Fact name={copy.kept}>{copy.keptUntil(dayWords(keptUntil))}</Fact>
        </FactList>
      </ApplicationPart>
    </Section>
  );
}

/** Where it stands, and the way out. When it has been withdrawn, the focus is on what it says now. */
function Standing({ application, notice, onWithdraw }: Omit<OwnApplicationViewProps, 'titleRef' | 'token'>) {
  const { reference, status, statusChangedAt, interview, sent } = application;
  const { title, text } = standingWords[status];
  const { withdraw } = applicationPage;
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
        {copy.since(dayHere(statusChangedAt))}
      </Typography>
      {interview && <InterviewFacts interview={interview} country={sent.country} />}
      <FormBanner outcome={notice} />
      {!endedStatuses.includes(status) && (
        <ConfirmedAction
          label={withdraw.label}
          question={{ ...withdraw, title: withdraw.title(reference) }}
          act={onWithdraw}
        />
      )}
    </>
  );
}

function InterviewFacts({ interview, country }: { interview: Interview; country: string }) {
  const { yours, office, where } = copy.interview;
  const clock = officeClock(country);
  const city = offices.find((one) => one.country === country)?.city ?? country;
  const hereTime = interviewTime(interview);
  const officeTime = clock === undefined ? hereTime : interviewTime(interview, clock);
  const isLink = /^https?:\/\/\S+$/.test(interview.where);
  return (
    <FactList>
      <Fact name={yours}>{hereTime}</Fact>
      {officeTime !== hereTime && <Fact name={office(city)}>{officeTime}</Fact>}
      <Fact name={where}>
        {isLink ? (
          <Link href={interview.where} rel="noopener noreferrer">
            {interview.where}
          </Link>
        ) : (
          interview.where
        )}
      </Fact>
    </FactList>
  );
}

/** A part of an application: its name, and beside it, where there is room, what it is. */
function ApplicationPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <div>{children}</div>
    </Box>
  );
}

/** Names and what stands under them. What somebody typed keeps its lines and its direction. */
function FactList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={facts}>
      {children}
    </Box>
  );
}

/** One of them. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
