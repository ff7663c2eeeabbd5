import { galleryPage } from '../content/pages/gallery.ts';
import { GalleryTabs } from '../features/gallery/GalleryTabs.tsx';
import { Page } from '../sections/Page.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <Page meta={meta}>
      <PageBanner {...hero} ground="dark" />
      <GalleryTabs />
    </Page>
  );
}
