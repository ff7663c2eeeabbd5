import Box from '@mui/material/Box';
import type { Job } from '@site/contract/jobs/job';
import { todayIn } from '@site/contract/jobs/job-closing';
import type { JobTeaser } from '@site/contract/pages/job-page';
import { careersCopy } from '../../../content/product/careers.ts';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { MessagePage } from '../../../ui/sections/MessagePage.tsx';
import { Section } from '../../../ui/sections/Section.tsx';
import { alertAddress, OtherJobs } from './OtherJobs.tsx';
import { SendCvCard } from './SendCvCard.tsx';

interface ClosedJobProps {
  job: Job;
  /** The open jobs of its country or, if there are none, of other countries. */
  others: readonly JobTeaser[];
}

export function ClosedJob({ job, others }: ClosedJobProps) {
  const { closed, instead } = jobCopy;
  const isElsewhere = others.some(({ country }) => country !== job.country);
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <MessagePage
          label={closed.label(job.reference ?? '')}
          title={closed.metaTitle}
          text={closed.text(job.title, job.place, lastDayOf(job))}
          actions={[
            { label: jobCopy.list.label, href: jobCopy.list.href },
            { label: careersCopy.alert, href: alertAddress(job) },
          ]}
        />
      </Box>
      <Section
        symbol="load"
        ground="tinted"
        label={instead.label}
        title={isElsewhere ? instead.elsewhere : instead.title(job.country)}
      >
        <OtherJobs jobs={others} none={instead.none(job.country)}>
          <SendCvCard label={jobCopy.sendCv} />
        </OtherJobs>
      </Section>
    </>
  );
}

/** Gives the day on which a job ended, in the job's country: its closing date, if that date ended it. */
function lastDayOf(job: Job): string {
  const { closesOn, closesAt, closedAt, deletedAt, updatedAt, country } = job;
  const endedAt = closedAt ?? closesAt ?? deletedAt ?? updatedAt;
  return closesOn !== undefined && endedAt === closesAt ? closesOn : todayIn(country, new Date(endedAt));
}
