import type { Page } from '@playwright/test';

/** The pictures that a page asks for, as it goes on. */
export function watchPictures(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/pictures\/(.+)-\d+\.\w+/.exec(request.url()) ?? [];
    if (id !== undefined) requests.push(id);
  });
  return requests;
}

/** Goes down the page, so that what waits for the screen is there. */
export async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // More of them may come as the page goes by.
    const { images } = document;
    for (let place = 0; place < images.length; place += 1) {
      const image = images[place];
      if (!image?.checkVisibility({ visibilityProperty: true }) || image.clientWidth === 0) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await nextFrame();
      while (!image.complete) await nextFrame();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await nextFrame();
  });
}

/** Stops a film at a share of its length. */
export async function showFilmAt(film: ReturnType<Page['locator']>, share: number): Promise<void> {
  await film.evaluate(async (element, place) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('This is no film.');
    element.pause();
    if (element.readyState < element.HAVE_METADATA) {
      element.preload = 'auto';
      element.load();
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = element.duration * place;
    await seeked;
  }, share);
}
