import type { Job } from '@site/contract/jobs/job';
import { daysAfter, todayIn } from '@site/contract/jobs/job-closing';
import { newPdfPath, pdfFolder } from '@site/contract/jobs/pdf';
import { home } from '@site/contract/test-support/offices';
import { describe, expect, it } from 'vitest';
import { deleteJobHandlers, emptyJobBin } from '../../functions/src/jobs/delete-job.ts';
import { claimedPdfs } from '../../functions/src/jobs/job-pdf.ts';
import { saveJobHandlers } from '../../functions/src/jobs/save-job.ts';
import { removeUnclaimed } from '../../functions/src/shared/objects.ts';
import { validJob } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const project = ownProject('interrupted-jobs');
const file = { name: 'description.pdf', bytes: Buffer.from(pdfBytes()) };

/** Uploads a PDF as the job form does, without a job. */
async function upload(): Promise<string> {
  const path = newPdfPath();
  await (await project.bucket()).file(path).save(file.bytes, { contentType: 'application/pdf' });
  return path;
}

async function jobWithPdf(): Promise<Job> {
  const { data } = await saveJobHandlers.createJob(adminRequest<'createJob'>({ body: validJob(), file }));
  return data.job;
}

/** Runs the nightly deletion of PDFs without a job, with a clock that is more than a day ahead. */
async function sweep(): Promise<void> {
  await removeUnclaimed(pdfFolder, claimedPdfs, new Date(Date.now() + 25 * 60 * 60 * 1000));
}

/** Gives the stored jobs, the PDFs that jobs claim, and all PDFs. Jobs in the bin keep their PDFs. */
async function look() {
  const [jobs, bin, objects, changes] = await Promise.all([
    project.documents('jobs'),
    project.documents('jobBin'),
    project.objects(),
    project.documents('jobChanges'),
  ]);
  const claimed = [...jobs, ...bin].flatMap(({ pdfPath }) => (pdfPath as string | undefined) ?? []);
  return { jobs, changes, claimed: claimed.sort(), objects: objects.sort() };
}

/** Checks the conditions that must always hold, even in the middle of an interruption. Gives the stored data. */
async function expectNothingBroken(when: string) {
  const stored = await look();
  const { jobs, changes, claimed, objects } = stored;
  const pointingAtNothing = claimed.filter((path) => !objects.includes(path));
  expect(pointingAtNothing, `jobs pointing at nothing, ${when}`).toEqual([]);
  // A change and its line in the history are always stored together.
  const untold = jobs.filter(({ id, updatedAt }) => {
    const lines = changes.filter(({ jobId }) => jobId === id);
    return !lines.some(({ at }) => at.isEqual(updatedAt)) || lines.some(({ kind }) => kind === 'deleted');
  });
  expect(untold, `jobs whose history does not fit, ${when}`).toEqual([]);
  return stored;
}

interface Work {
  what: string;
  /** Prepares the data, and gives the work to interrupt. */
  prepare: () => Promise<() => Promise<unknown>>;
  /** The documents that must be stored in the end, after an admin without an answer has tried again. */
  jobsInTheEnd: number;
  pdfsInTheEnd: number;
  /** Whether the number of jobs does not show if the work is done. Such work is always repeated. */
  isAlwaysRepeated?: true;
  /** Whether the work has the same steps as other work. Such work is tested weekly. */
  isWeekly?: boolean;
  /** The minimum number of steps at which the work can be interrupted. */
  minSteps: number;
}

/**
 * The changes of a job's PDF, each with the number of PDFs afterwards. All changes have the same steps; the first one has the
 * most.
 */
const changes = [
  ['with a new PDF that was uploaded', async () => ({ body: validJob({ pdfPath: await upload() }) }), 1],
  ['with a new PDF in the form', async () => ({ body: validJob(), file }), 1],
  ['with its PDF taken away', async () => ({ body: validJob({ pdfPath: null }) }), 0],
  ['with a link for its PDF', async () => ({ body: validJob({ pdfUrl: 'https://example.org/job.pdf' }) }), 0],
] as const;

const works: Work[] = [
  {
    what: 'adding a job with a closing date and a PDF in the form',
    prepare: async () => {
      const body = validJob({ closesOn: daysAfter(todayIn(home.country, new Date()), 10) });
      return () => saveJobHandlers.createJob(adminRequest<'createJob'>({ body, file }));
    },
    jobsInTheEnd: 1,
    pdfsInTheEnd: 1,
    minSteps: 2,
  },
  {
    what: 'adding a job that claims an uploaded PDF',
    prepare: async () => {
      const body = validJob({ pdfPath: await upload() });
      return () => saveJobHandlers.createJob(adminRequest<'createJob'>({ body }));
    },
    jobsInTheEnd: 1,
    pdfsInTheEnd: 1,
    minSteps: 2,
  },
  ...changes.map(
    ([how, change, pdfsInTheEnd]): Work => ({
      what: `changing a job ${how}`,
      prepare: async () => {
        const parameters = { id: (await jobWithPdf())._id };
        const request = adminRequest<'updateJob'>({ parameters, ...(await change()) });
        return () => saveJobHandlers.updateJob(request);
      },
      jobsInTheEnd: 1,
      pdfsInTheEnd,
      isAlwaysRepeated: true,
      isWeekly: how !== changes[0][0],
      minSteps: 2,
    }),
  ),
  {
    what: 'deleting a job with a PDF',
    prepare: async () => {
      const parameters = { id: (await jobWithPdf())._id };
      return () => deleteJobHandlers.deleteJob(adminRequest<'deleteJob'>({ parameters }));
    },
    jobsInTheEnd: 0,
    // A job in the bin can be restored, so its PDF stays.
    pdfsInTheEnd: 1,
    // The deletion moves the job to the bin, and does not touch the PDF yet.
    minSteps: 1,
  },
  {
    what: 'emptying the bin',
    prepare: async () => {
      const parameters = { id: (await jobWithPdf())._id };
      await deleteJobHandlers.deleteJob(adminRequest<'deleteJob'>({ parameters }));
      const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
      return () => emptyJobBin(later);
    },
    jobsInTheEnd: 0,
    pdfsInTheEnd: 0,
    isAlwaysRepeated: true,
    minSteps: 2,
  },
  {
    what: 'clearing away PDFs',
    prepare: async () => {
      await jobWithPdf();
      await upload();
      return sweep;
    },
    jobsInTheEnd: 1,
    pdfsInTheEnd: 1,
    minSteps: 2,
  },
];

for (const kind of interruptions) {
  describe(`${kind} any of its steps,`, whenTried(kind), () => {
    for (const work of works) {
      const title = `${work.what} leaves no job without its PDF, and no PDF that the sweep misses`;
      it(title, { tags: work.isWeekly ? ['weekly'] : [] }, async () => {
        await project.clear();
        // A second job must exist. Without any job, the cleaning would assume that the jobs are lost, and delete nothing.
        await jobWithPdf();
        const act = await work.prepare();
        const putBack = await project.remember();
        const steps = await atEveryStep(kind, async (interruption) => {
          await putBack();
          // A failed task pauses the queue for a minute.
          setTime(new Date(Date.now() + 61_000));
          await project.interrupt(interruption, act);
          const when = interruption.struck ?? 'uninterrupted';
          const { jobs } = await expectNothingBroken(when);

          const isSeenUndone = jobs.length !== work.jobsInTheEnd + 1;
          if (isSeenUndone || work.isAlwaysRepeated) await act();
          await sweep();
          const end = await expectNothingBroken(`${when}, and swept`);
          expect(end.jobs, `the jobs that are left, ${when}`).toHaveLength(work.jobsInTheEnd + 1);
          expect(end.claimed, `the PDFs of jobs, ${when}`).toHaveLength(work.pdfsInTheEnd + 1);
          expect(end.objects, `the objects that are left, ${when}`).toEqual(end.claimed);
        });
        expect(steps, 'steps').toBeGreaterThanOrEqual(work.minSteps);
      });
    }
  });
}
