import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { endedStatuses, type OwnApplication, standingWords } from '@ohmbridge/functions/contract/applicant';
import { applicationLabels } from '@ohmbridge/functions/contract/application';
import { dayWords } from '@ohmbridge/functions/contract/job-options';
import type { Interview } from '@ohmbridge/functions/contract/submission-record';
import { type Ref, useEffect, useRef } from 'react';
import { FormBanner, type Outcome } from '../../components/form/FormBanner.tsx';
import { offices } from '../../content/company.ts';
import { applicationPage } from '../../content/pages/application.ts';
import { Section } from '../../sections/Section.tsx';
import { measures } from '../../theme/tokens.ts';
import { ApplicationPart, Fact, FactList } from './ApplicationPart.tsx';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import { dayHere, interviewTime, officeClock } from './moment-words.ts';
import type { Act } from './use-own-applications.ts';

const copy = applicationPage.application;

interface OwnApplicationViewProps {
  application: OwnApplication;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  /** What became of its withdrawal. */
  notice: Outcome | undefined;
  onWithdraw: Act;
}

/** One application, as its applicant is shown it. */
export function OwnApplicationView({ application, titleRef, notice, onWithdraw }: OwnApplicationViewProps) {
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
function Standing({ application, notice, onWithdraw }: Omit<OwnApplicationViewProps, 'titleRef'>) {
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
