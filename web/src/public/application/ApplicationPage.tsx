import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { applicationLabels } from '@site/contract/desk/application';
import { fullName } from '@site/contract/desk/hidden-names';
import { applicationStatusWords, endedStatuses } from '@site/contract/desk/sender-page';
import { withdrawApplicationRoute } from '@site/contract/desk/sender-page-routes';
import type { Interview } from '@site/contract/desk/submission-record';
import { answerPromise } from '@site/contract/desk/working-days';
import { lazy, Suspense, useState } from 'react';
import { applicationPage as copy } from '../../content/product/pages/application.ts';
import { callApi } from '../../shared/api.ts';
import { ConfirmedAction } from '../own-page/ConfirmedAction.tsx';
import { interviewTimes } from '../own-page/moment-words.ts';
import { OwnPage, type OwnViewProps } from '../own-page/OwnPage.tsx';
import { Fact, FactList } from '../own-page/OwnPart.tsx';
import { OwnSubmissionView } from '../own-page/OwnSubmissionView.tsx';
import { ApplicationProgress } from './ApplicationProgress.tsx';

export function ApplicationPage() {
  return <OwnPage kind="applications" copy={copy} View={OwnApplicationView} />;
}

// The choice of a time is loaded only for applicants who have times to choose from.
const InterviewChoice = lazy(async () => ({ default: (await import('./InterviewChoice.tsx')).InterviewChoice }));

export function OwnApplicationView({ submission: application, onChange, ...rest }: OwnViewProps<'applications'>) {
  const { reference, status, interview, choice, job, sent } = application;
  const { withdraw } = copy;
  const isOpen = !endedStatuses.includes(status);
  const [now] = useState(() => Date.now());
  const text =
    interview && Date.parse(interview.at) > now
      ? `${withdraw.interview(interviewTimes(interview, sent.country).here)} ${withdraw.text}`
      : withdraw.text;
  const withdrawal = {
    call: (token: string) => callApi(withdrawApplicationRoute, { body: { token, reference } }),
    done: withdraw.done(reference),
  };
  return (
    <OwnSubmissionView
      {...rest}
      kind="applications"
      copy={copy}
      submission={application}
      title={job?.title ?? sent.position}
      standing={standingOf(application)}
      facts={
        <>
          <ApplicationProgress application={application} />
          {interview && <InterviewFacts interview={interview} country={sent.country} />}
        </>
      }
      way={
        isOpen &&
        choice && (
          <Suspense>
            <InterviewChoice key={`${choice.state} ${interview?.at}`} application={application} onChange={onChange} />
          </Suspense>
        )
      }
      end={
        isOpen
          ? {
              title: withdraw.part,
              content: (
                <Box sx={{ '& > div': { mt: 0 } }}>
                  <ConfirmedAction
                    label={withdraw.label}
                    question={{ ...withdraw, text, title: withdraw.title(reference) }}
                    act={() => onChange(withdrawal)}
                  />
                </Box>
              ),
            }
          : undefined
      }
    >
      <Fact name={copy.submission.name}>{fullName(sent)}</Fact>
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
      {sent.answers?.map(({ id, words, answer }) => (
        <Fact key={id} name={words}>
          {answer}
        </Fact>
      ))}
    </OwnSubmissionView>
  );
}

/** Gives the words of the status: for a new application with the day of our answer, for an interview with the next step. */
function standingOf({ status, choice, receivedAt }: OwnViewProps<'applications'>['submission']) {
  const { title, text } = applicationStatusWords[status];
  const { standing } = copy.interview;
  if (status === 'new')
    return { title, text: `${text} ${answerPromise('applications', new Date(receivedAt), new Date())}` };
  const isNext = status === 'interview' && (choice?.state === 'offered' || choice?.state === 'arranged');
  return { title, text: isNext ? standing[choice.state as keyof typeof standing] : text };
}

function InterviewFacts({ interview, country }: { interview: Interview; country: string }) {
  const { yours, office, where } = copy.interview;
  const { here, there } = interviewTimes(interview, country);
  const isLink = /^https?:\/\/\S+$/.test(interview.where);
  return (
    <FactList>
      <Fact name={yours}>{here}</Fact>
      {there && <Fact name={office(there.city)}>{there.time}</Fact>}
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
