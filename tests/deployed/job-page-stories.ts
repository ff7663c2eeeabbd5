import { jobSlug, referenceOf } from '@site/contract/jobs/job-reference';
import { jobFeedPath, jobPath, jobSitemapPath } from '@site/contract/pages/job-page';
import { describe, expect, it } from 'vitest';
import { seedJobs } from '../../scripts/seed/seed.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';

const [first] = seedJobs;
const address = jobPath(first ? jobSlug({ ...first, reference: referenceOf(1) }) : '');

/** Tests the pages of jobs, which the code in the upload renders. */
export function describeJobPages({ origin, functions }: Rehearsal): void {
  describe('the pages of jobs', () => {
    it('are in the site’s frame, and the CDN may keep them', async () => {
      const response = await fetch(`${origin}${address}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      const html = await response.text();
      expect(html).toContain(`<h1 `);
      expect(html).toContain(first?.title);
      expect(html).toContain('</footer>');
    });

    it.each([
      { path: jobSitemapPath, status: 200 },
      { path: jobFeedPath, status: 200 },
      { path: '/careers/archived-7', status: 410 },
      { path: '/careers/nothing-99999', status: 404 },
      { path: '/careers/cards/99999-a.png', status: 404 },
      { path: '/careers/%', status: 404 },
      { path: '/careers/%ff', status: 404 },
    ])('$path: $status', async ({ path, status }) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(status);
    });

    it('name their own sharing card, which is a picture', async () => {
      const html = await (await fetch(`${origin}${address}`)).text();
      const [, path] = /"og:image" content="[^"]*(\/careers\/cards\/[^"]+)"/.exec(html) ?? [];
      const response = await fetch(`${origin}${path}`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const picture = Buffer.from(await response.arrayBuffer());
      // The width and the height of a PNG stand at its beginning.
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      // A picture with words and a drawing is larger than this; an empty background is smaller.
      expect(picture.length).toBeGreaterThan(30_000);
    });

    it('accept only requests that read', async () => {
      const response = await fetch(`${origin}${address}`, { method: 'POST', body: '{}' });
      expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
        status: 405,
        allow: 'GET, HEAD',
      });
      expect(functions.logOf('jobPages')).not.toContain('"severity":"ERROR"');
    });
  });
}
