import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { applicationStatuses, statusWords } from '@site/contract/desk/submission-kinds';
import type { Job } from '@site/contract/jobs/job';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { jobState } from '@site/contract/jobs/job-state';
import { jobPath } from '@site/contract/pages/job-page';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { doc } from 'firebase/firestore';
import { useLocation, useParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { jobOverviewCopy as copy, jobListCopy } from '../../content/product/admin-jobs.ts';
import { useNow } from '../../shared/use-now.ts';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FigureTable } from '../components/FigureTable.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useLive } from '../components/use-live.ts';
import { notKnown, rowsOfParts } from '../reports/report-figures.ts';
import { useHasRole } from '../session/roles.ts';
import { StatusMark } from '../submission-list/StatusMark.tsx';
import { countsByJob, useApplicationWeeks } from './job-applications.ts';
import { applicationsAddress, JobStatus } from './job-columns.tsx';

/** The page of one job: its status, its applicants, and the sources of the applications. A link leads to the form. */
export function JobOverviewPage() {
  const { id = '' } = useParams();
  return (
    <DataBoundary key={id}>
      <StoredJob id={id} />
    </DataBoundary>
  );
}

function StoredJob({ id }: { id: string }) {
  const stored = useLive(doc(useFirestore(), collections.jobs, id));
  const now = useNow();
  const { search } = useLocation();
  const isHiring = useHasRole('hiring');
  if (!stored) return <RowsSkeleton />;
  const data = stored.data();
  if (!data)
    return (
      <>
        <PageHead />
        <p>{messages.jobNotFound}</p>
      </>
    );
  const job = jobFromDocument(id, data);
  const { title, reference, place, country, closesOn, slug } = job;
  const facts = [reference, place, country, closesOn && copy.closes(jobListCopy.day(closesOn))];
  const isOnSite = slug !== undefined && jobState(job, now) === 'live';
  return (
    <>
      <PageHead
        title={title}
        aside={
          <span>
            <JobStatus job={job} now={now} />
          </span>
        }
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
            {isOnSite && (
              <Link href={jobPath(slug)} {...newTab}>
                {copy.onSite}
                <NewTabNote />
              </Link>
            )}
            <Button href={`/dashboard/jobs/edit/${encodeURIComponent(id)}${search}`} variant="contained" size="small">
              {jobListCopy.edit}
            </Button>
          </Stack>
        }
      />
      <Typography color="textSecondary" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {isHiring && reference !== undefined && <Applicants job={job} reference={reference} />}
    </>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: '8px 32px' } as const;

function Applicants({ job: { title }, reference }: { job: Job; reference: string }) {
  const weeks = useApplicationWeeks();
  if (!weeks) return <RowsSkeleton />;
  const counts = countsByJob([...weeks.values()]).get(reference) ?? {};
  const sources = rowsOfParts('sources', weeks, [...weeks.keys()], reference);
  return (
    <Stack spacing={5} useFlexGap>
      <FormPart title={copy.applicants}>
        <Stack component="ul" role="list" direction="row" aria-label={copy.applicantsOf(title)} sx={list}>
          {applicationStatuses.map((status) => {
            const count = counts[status] ?? 0;
            const words = `${statusWords[status]} ${count}`;
            return (
              <Stack component="li" key={status} direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
                <StatusMark status={status} />
                {count > 0 ? <Link href={applicationsAddress(reference, status)}>{words}</Link> : <Note>{words}</Note>}
              </Stack>
            );
          })}
        </Stack>
      </FormPart>
      <FormPart title={copy.sources}>
        {sources.length === 0 ? (
          <Note>{copy.none}</Note>
        ) : (
          <FigureTable
            label={copy.sources}
            figures={{
              heading: copy.source,
              columns: [copy.received],
              rows: sources.map(({ name, total }) => ({
                name: name === notKnown ? copy.notKnown : name,
                cells: [total],
              })),
            }}
          />
        )}
      </FormPart>
    </Stack>
  );
}
