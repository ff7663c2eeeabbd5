import type { Page } from '@playwright/test';

/** A picture of the site as a page shows it. */
export interface ShownPicture {
  id: string;
  /** Pixels of the file that the browser chose, across. */
  width: number;
  /** How many pixels of the screen the whole picture would take across, were it not cut. */
  needed: number;
  /** Whether there is no wider file, or no narrower one. */
  isLargest: boolean;
  isSmallest: boolean;
}

/** The pictures that the browser has loaded so far, with what it chose for each. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].flatMap((image) => {
      const [, id, chosen] = /\/pictures\/(.+)-(\d+)\.\w+/.exec(image.currentSrc) ?? [];
      if (!image.complete || image.clientWidth === 0 || id === undefined) return [];
      const width = Number(chosen);
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => media === '' || matchMedia(media).matches);
      const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
      // A layout that is higher than the picture cuts its sides off.
      // One for another shape of screen says its own size.
      const sized = source?.hasAttribute('width') ? source : image;
      const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'));
      return [
        {
          id,
          width,
          needed: Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio,
          isLargest: width === Math.max(...widths),
          isSmallest: width === Math.min(...widths),
        },
      ];
    }),
  );
}
