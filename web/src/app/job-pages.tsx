import { type JobPages, type JobPageTemplate, jobPath, pageMarks } from '@site/contract/pages/job-page';
import { careersPage } from '../content/firm/pages/careers.ts';
import { sharingCard } from '../content/shapes/page-meta.ts';
import type { JobPageData } from '../public/careers/job/JobPage.tsx';
import { jobCard } from '../public/careers/job/job-meta.ts';
import { jobFeed, jobSitemap } from '../public/careers/job-feed.ts';
import { drawDocument, loadPage } from './document-parts.tsx';
import { framed, jobRoutes } from './route-parts.tsx';
import type { CardContent } from './share-images/SharingCard.tsx';

// The one part of the site that is rendered on request: a Cloud Function loads this module, and renders the same
// application as the browser.

const routes = framed(jobRoutes, []);

/**
 * Draws a sharing card as PNG. The code is fetched when it is needed: it is the largest part of this module, and few
 * requests need it.
 */
export async function drawCard(content: CardContent): Promise<Buffer | undefined> {
  const cards = await import('./share-images/draw-card.tsx');
  return cards.drawCard(content);
}

/** Loads the renderer of the pages of jobs, which fills the template of the build. */
export async function createJobPages(template: JobPageTemplate): Promise<JobPages> {
  await loadPage(routes, jobPath('job-1'));
  const draw = (path: string, data: JobPageData): string => {
    const { head, body } = drawDocument(routes, path, data);
    return template.html.replace(pageMarks.head, () => head).replace(pageMarks.body, () => body);
  };
  return {
    live: (job, others, now) => draw(jobPath(job.slug ?? ''), { kind: 'live', job, others, now: now.toISOString() }),
    preview: (path, job, others, now) => draw(path, { kind: 'preview', job, others, now: now.toISOString() }),
    closed: (job, others, now) =>
      draw(jobPath(job.slug ?? ''), { kind: 'closed', job, others, now: now.toISOString() }),
    card: (job) => drawCard(jobCard(job)),
    commonCard: sharingCard(careersPage.meta.path),
    notFound: template.notFound,
    sitemap: jobSitemap,
    feed: jobFeed,
  };
}
