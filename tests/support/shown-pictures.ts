import type { Page } from '@playwright/test';

/** A picture of the site as a page shows it. */
export interface ShownPicture {
  id: string;
  /** The width in pixels of the file that the browser chose. */
  width: number;
  /** The width in device pixels that the uncropped picture has on the screen. */
  needed: number;
  /** Whether the picture has no wider file. */
  isLargest: boolean;
  /** Whether the picture has no narrower file. */
  isSmallest: boolean;
}

/** Gives the pictures that the browser has loaded so far, with the chosen file of each. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].flatMap((image) => {
      const [, id, chosen] = /\/pictures\/(.+)-(\d+)\.\w+/.exec(image.currentSrc) ?? [];
      if (!image.complete || image.clientWidth === 0 || id === undefined) return [];
      const width = Number(chosen);
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => media === '' || matchMedia(media).matches);
      const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
      // A picture for another shape of screen has its own size. A frame that is higher than the picture crops its sides.
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
