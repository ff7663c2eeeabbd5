import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Job } from '@site/contract/jobs/job';
import { type JobPages, type JobPageTemplate, jobPageFiles } from '@site/contract/pages/job-page';
import { servedJobPages } from '../../scripts/build/builds.ts';
import { root } from '../../scripts/process/paths.ts';
import { seedJobs } from '../../scripts/seed/seed.ts';

/** The time in which a function renders a job page, without the database, in milliseconds. */
export interface DrawingFigures {
  /** The time to load the code that renders. */
  load: number;
  /** The median time of a page, without the first page. */
  draw: number;
}

const pagesDrawn = 60;

const at = new Date().toISOString();
const jobs: Job[] = seedJobs.map(({ id, ...job }) => ({ ...job, _id: id, slug: id, createdAt: at, updatedAt: at }));
const others = jobs.slice(0, 5);

/** Measures the rendering in its own process, because a new instance of a function is a new process. */
export async function measureDrawing(): Promise<DrawingFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename]);
  return JSON.parse(stdout) as DrawingFigures;
}

/** Renders a job page with the code that was built into a folder. The function answers with the same page. */
export async function drawJobPage(folder: string): Promise<{ path: string; html: string }> {
  const [job] = jobs;
  if (!job) throw new Error('There is no job among the seeds.');
  const pages = await loadJobPages(folder);
  return { path: `/careers/${job.slug}`, html: pages.live(job, others, new Date()) };
}

async function loadJobPages(folder: string): Promise<JobPages> {
  const template = JSON.parse(await readFile(join(folder, jobPageFiles.template), 'utf8')) as JobPageTemplate;
  const { createJobPages } = (await import(pathToFileURL(join(folder, jobPageFiles.module)).href)) as {
    createJobPages: (template: JobPageTemplate) => Promise<JobPages>;
  };
  return createJobPages(template);
}

async function draw(): Promise<DrawingFigures> {
  const now = new Date();
  const began = performance.now();
  const pages = await loadJobPages(join(root, servedJobPages));
  const load = performance.now() - began;
  const times = Array.from({ length: pagesDrawn + 1 }, (_, index) => {
    const job = jobs[index % jobs.length];
    const start = performance.now();
    if (job) pages.live(job, others, now);
    return performance.now() - start;
  });
  const sorted = times.slice(1).toSorted((one, other) => one - other);
  return { load, draw: sorted[pagesDrawn / 2] ?? Number.NaN };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await draw()));
