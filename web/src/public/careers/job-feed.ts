import { type JobTeaser, jobFeedPath, jobPath } from '@site/contract/pages/job-page';
import { company } from '../../content/firm/company.ts';
import { jobFeedCopy } from '../../content/firm/job-feed.ts';
import { careersPage } from '../../content/firm/pages/careers.ts';
import { jobFactWords } from '../../content/product/careers.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { markup } from '../../shared/markup.ts';

export function jobFeed(jobs: readonly JobTeaser[]): string {
  const self = siteOrigin + jobFeedPath;
  // A feed without entries has a date as well, which does not change by itself.
  const updated = [firstDay, ...jobs.map(({ updatedAt }) => updatedAt)].sort().at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${markup(self)}</id>
  <title>${markup(jobFeedCopy.title)}</title>
  <subtitle>${markup(jobFeedCopy.subtitle)}</subtitle>
  <updated>${updated}</updated>
  <author><name>${markup(company.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${markup(self)}"/>
  <link rel="alternate" type="text/html" href="${markup(siteOrigin + careersPage.meta.path)}"/>
${jobs.map(entryOf).join('')}</feed>
`;
}

const firstDay = '2020-01-01T00:00:00.000Z';

function entryOf(job: JobTeaser): string {
  const { _id, title, place, country, slug, createdAt, publishedAt, updatedAt, type } = job;
  if (slug === undefined) return '';
  const summary = [`${place}, ${country}`, ...(type ? [type] : []), ...jobFactWords(job)].join(' · ');
  // The entry has the id of the job, which stays the same when the words of the address change.
  return `  <entry>
    <id>${markup(`${siteOrigin}${careersPage.meta.path}#job-${_id}`)}</id>
    <title>${markup(title)}</title>
    <link rel="alternate" type="text/html" href="${markup(siteOrigin + jobPath(slug))}"/>
    <published>${publishedAt ?? createdAt}</published>
    <updated>${updatedAt}</updated>
    <summary>${markup(summary)}</summary>
  </entry>
`;
}

/** Gives the pages of these jobs in the format of sitemaps.org, each with the time of its last change. */
export function jobSitemap(jobs: readonly Pick<JobTeaser, 'slug' | 'updatedAt'>[]): string {
  const entries = jobs.flatMap(({ slug, updatedAt }) =>
    slug === undefined
      ? []
      : `  <url><loc>${markup(siteOrigin + jobPath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
