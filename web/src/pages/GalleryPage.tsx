import { Metadata } from '../components/Metadata.tsx';
import { galleryPage } from '../content/pages/gallery.ts';
import { GalleryTabs } from '../features/gallery/GalleryTabs.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <>
      <Metadata meta={meta} />
      <PageBanner {...hero} ground="dark" />
      <GalleryTabs />
    </>
  );
}
