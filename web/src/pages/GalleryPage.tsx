import { galleryPage } from '../content/pages/gallery.ts';
import { GalleryTabs } from '../features/gallery/GalleryTabs.tsx';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

export const Banner = still(() => import('../sections/PageBanner.tsx').then((module) => module.PageBanner));

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <Page meta={meta}>
      <Banner {...hero} ground="dark" />
      <GalleryTabs />
    </Page>
  );
}
