import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type JobPages, type JobPageTemplate, jobPageFiles } from '@site/contract/pages/job-page';

interface BuiltModule {
  createJobPages: (template: JobPageTemplate) => Promise<JobPages>;
}

/** The local stack names the folder of its build; a deployment has the build beside the bundle of this file. */
const ownFolder = process.env.JOB_PAGES_FOLDER;
const folder = ownFolder ?? join(import.meta.dirname, 'pages');

let loaded: { built: number; pages: Promise<JobPages> } | undefined;

/**
 * Gives the functions that draw the pages, from the last build of the site. On the local stack the site can be built again while
 * the functions run; the module is then loaded again.
 * @throws if the site was not built
 */
export async function builtJobPages(): Promise<JobPages> {
  if (loaded && ownFolder === undefined) return loaded.pages;
  const file = join(folder, jobPageFiles.module);
  const built = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (built === undefined) throw notBuilt();
  if (loaded?.built !== built) {
    loaded = { built, pages: load(file, join(folder, jobPageFiles.template), built) };
    // The next request tries again.
    loaded.pages.catch(() => {
      loaded = undefined;
    });
  }
  return loaded.pages;
}

async function load(file: string, templateFile: string, built: number): Promise<JobPages> {
  const [{ createJobPages }, template] = await Promise.all([
    import(`${pathToFileURL(file).href}?built=${built}`) as Promise<BuiltModule>,
    readFile(templateFile, 'utf8'),
  ]);
  const pages = await createJobPages(JSON.parse(template) as JobPageTemplate);
  return { ...pages, card: drawnOnce(pages.card) };
}

/** The number of cards that stay in memory: a few megabytes. */
const mostCards = 50;

/**
 * Draws the sharing card of each version of a job once. The edge keeps cards for a day, but a request with a made-up cookie
 * bypasses the edge, and drawing a card takes as much work as hundreds of pages.
 */
export function drawnOnce(card: JobPages['card']): JobPages['card'] {
  const drawn = new Map<string, ReturnType<JobPages['card']>>();
  return (job) => {
    const version = `${job._id} ${job.updatedAt}`;
    const known = drawn.get(version);
    if (known) return known;
    const picture = card(job);
    if (drawn.size >= mostCards) drawn.clear();
    drawn.set(version, picture);
    // The next request draws a failed card again.
    picture.catch(() => drawn.delete(version));
    return picture;
  };
}

/** The code of the error explains it in the log; messages are not logged. */
function notBuilt(): Error {
  return Object.assign(new Error('The pages of jobs do not exist: build the site.'), { code: 'JOB_PAGES_NOT_BUILT' });
}
