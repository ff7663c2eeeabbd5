import createEmotionServer from '@emotion/server/create-instance';
import { type JobPages, type JobPageTemplate, places } from '@ohmbridge/functions/contract/job-page';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sharingCard } from '../content/page-meta.ts';
import { careersPage } from '../content/pages/careers.ts';
import { jobFeed } from '../features/careers/job-feed.ts';
import { jobSitemap } from '../features/careers/job-sitemap.ts';
import { ClosedJobPage } from '../pages/ClosedJobPage.tsx';
import { JobPage } from '../pages/JobPage.tsx';
import { createIslandRenderer, splitHoistedTags } from './drawing.tsx';
import { jobCard } from './job-card/job-card.ts';
import { createStyleCache, leaveInPlace } from './style-cache.ts';

// The one part of the site that is drawn when it is asked for: a Cloud Function loads this module. The frame around a
// page is in the template already, so that neither it nor the rest of the site is part of the module.

/** What draws the pages of jobs, from the template that the build has made with it. */
export function createJobPages(template: JobPageTemplate): JobPages {
  const [beforeHead = '', rest = ''] = template.html.split(places.head);
  const [beforeBody = '', end = ''] = rest.split(places.body);
  // For all pages: what a style is called follows from what it says, and there are only so many.
  const styleCache = createStyleCache();
  const emotion = createEmotionServer(styleCache);

  const draw = (page: ReactElement): string => {
    const { inContext, islands } = createIslandRenderer(styleCache, '');
    const { hoisted, body } = splitHoistedTags(renderToStaticMarkup(inContext(page, false), { identifierPrefix: 'j' }));
    const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body));
    const preloads = preloadsOf(islands(), template.preloads);
    return beforeHead + hoisted + leaveInPlace(styles, []) + preloads + beforeBody + body + end;
  };
  return {
    live: (job, others, now) => draw(<JobPage job={job} others={others} now={now} />),
    preview: (job, others, now) => draw(<JobPage job={job} others={others} now={now} isPreview />),
    closed: (job, others) => draw(<ClosedJobPage job={job} others={others} />),
    card: (job) => jobCard(job, template.cardFonts),
    commonCard: sharingCard(careersPage.meta.path),
    notFound: template.notFound,
    sitemap: jobSitemap,
    feed: jobFeed,
  };
}

/** The tags for all of these islands, each once. */
function preloadsOf(islands: readonly string[], preloads: JobPageTemplate['preloads']): string {
  const tags = islands.flatMap((name) => preloads[name]?.match(/<link\b[^>]*>/g) ?? []);
  return [...new Set(tags)].join('');
}
