import type { PageMeta } from '../../shapes/page-meta.ts';
import type { Picture } from '../../shapes/picture.ts';

export const galleryPage = {
  meta: {
    title: 'Image Gallery',
    description:
      'Substations, transformers, cables, earthing and the rooms behind them: 43 visualisations of sites, offices and training bays.',
    path: '/gallery',
  } satisfies PageMeta,
  hero: {
    heading: 'Image Gallery',
    description:
      'Visualisations of what our drawings become: substations at first light, trenches before backfill, rooms before the alarms are on.',
    picture: {
      id: 'VIS-300',
      alternative:
        'A 132 kilovolt substation at the edge of a town in the last light, seen from above its busbars: a row of gantries, and two lines of towers leading to the horizon.',
      caption: 'Substation, last light',
      scale: '132 kV',
    } satisfies Picture,
  },
  tabs: 'Albums',
  lightbox: {
    enlarge: 'Enlarge:',
    name: (album: string) => `Pictures: ${album}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    position: (number: number, total: number) => `${number} of ${total}`,
  },
} as const;
