import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { appliedJobCopy as copy } from '../../content/product/applied-job.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import type { AppliedJob } from './use-applied-job.ts';

export function AppliedJobWords({ job }: { job: AppliedJob }) {
  if (job.state === 'named') return <Words kind={copy.applyingFor} title={job.reference} />;
  if (job.state === 'open') {
    return (
      <Words kind={copy.applyingFor} title={job.job.title}>
        <NoBreak>{copy.place(job.job.place, job.job.country)}</NoBreak> · {job.reference}
      </Words>
    );
  }
  return (
    <Words kind={job.title} title={copy.closed}>
      {copy.sendAnyway} <Link href="/careers">{copy.openings}</Link>
    </Words>
  );
}

function Words({ kind, title, children }: { kind: string | undefined; title: string; children?: ReactNode }) {
  return (
    <>
      {kind && (
        <Typography variant="overline" sx={{ letterSpacing: 0, color: 'text.secondary' }}>
          {kind}
        </Typography>
      )}
      <Typography
        variant="h3"
        component="p"
        sx={{
          my: 0.5,
          fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
          lineHeight: 1.25,
          letterSpacing: 0,
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </>
  );
}
