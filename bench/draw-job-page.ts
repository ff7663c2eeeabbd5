import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Job } from '@ohmbridge/functions/contract/job';
import { type JobPages, type JobPageTemplate, jobPageFiles } from '@ohmbridge/functions/contract/job-page';
import { servedJobPages } from '../scripts/build/builds.ts';
import { root } from '../scripts/process/paths.ts';
import { seedJobs } from '../scripts/seed/seed.ts';

/** What drawing the page of a job takes in a function, without the database, in milliseconds. */
export interface DrawingFigures {
  /** To load what draws. */
  load: number;
  /** For each page after the first: half of them take longer. */
  draw: number;
}

const pagesDrawn = 60;

/** Measures it in a process of its own, as a new instance is one. */
export async function measureDrawing(): Promise<DrawingFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename]);
  return JSON.parse(stdout) as DrawingFigures;
}

async function draw(): Promise<DrawingFigures> {
  const folder = join(root, servedJobPages);
  const template = JSON.parse(await readFile(join(folder, jobPageFiles.template), 'utf8')) as JobPageTemplate;
  const now = new Date();
  const at = now.toISOString();
  const jobs: Job[] = seedJobs.map(({ id, ...job }) => ({ ...job, _id: id, slug: id, createdAt: at, updatedAt: at }));
  const began = performance.now();
  const { createJobPages } = (await import(pathToFileURL(join(folder, jobPageFiles.module)).href)) as {
    createJobPages: (template: JobPageTemplate) => Promise<JobPages>;
  };
  const pages = await createJobPages(template);
  const load = performance.now() - began;
  const times = Array.from({ length: pagesDrawn + 1 }, (_, index) => {
    const job = jobs[index % jobs.length];
    const start = performance.now();
    if (job) pages.live(job, jobs.slice(0, 5), now);
    return performance.now() - start;
  });
  const sorted = times.slice(1).toSorted((one, other) => one - other);
  return { load, draw: sorted[pagesDrawn / 2] ?? Number.NaN };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await draw()));
