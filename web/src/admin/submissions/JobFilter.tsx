import { submissionListCopy } from '../../content/admin-submissions.ts';
import { Choice } from '../components/Choice.tsx';
import { useLiveJobs } from '../jobs/live-jobs.ts';

/** The jobs that people are likely to have applied for: the newest, and the one that is chosen. */
export function JobFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const live = useLiveJobs();
  const jobs = live.status === 'live' ? live.jobs : [];
  const titles = new Map(jobs.map(({ reference, title }) => [reference, title]));
  const references = new Set([...titles.keys(), value]);
  return (
    <Choice
      label={submissionListCopy.job}
      all={submissionListCopy.allJobs}
      values={[...references].filter((reference) => reference !== undefined)}
      words={(reference) => [titles.get(reference), reference].filter(Boolean).join(', ')}
      value={value}
      onChange={onChange}
    />
  );
}
