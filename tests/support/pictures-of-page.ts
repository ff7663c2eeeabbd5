import type { Page } from '@playwright/test';

/** Gives the ids of the pictures that a page requests. The list grows while the page loads. */
export function watchPictures(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/pictures\/(.+)-\d+\.\w+/.exec(request.url()) ?? [];
    if (id !== undefined) requests.push(id);
  });
  return requests;
}

/** Scrolls down the page, so that the browser loads lazy pictures. */
export async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The list is live: more pictures may appear during the scroll.
    const { images } = document;
    for (let index = 0; index < images.length; index += 1) {
      const image = images[index];
      if (!image?.checkVisibility({ visibilityProperty: true }) || image.clientWidth === 0) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await nextFrame();
      while (!image.complete) await nextFrame();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await nextFrame();
  });
}

/** Pauses a film at a share of its length, from 0 to 1. */
export async function showFilmAt(film: ReturnType<Page['locator']>, share: number): Promise<void> {
  await film.evaluate(async (element, position) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('This is no film.');
    element.pause();
    if (element.readyState < element.HAVE_METADATA) {
      element.preload = 'auto';
      element.load();
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = element.duration * position;
    await seeked;
  }, share);
}
