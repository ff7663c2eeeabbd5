import { galleryPage } from '../../content/pages/gallery.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { GalleryTabs } from './GalleryTabs.tsx';

export const Banner = still(() => import('../../ui/sections/PageBanner.tsx').then((module) => module.PageBanner));

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <Page meta={meta}>
      <Banner {...hero} ground="dark" />
      <GalleryTabs />
    </Page>
  );
}
