import { galleryPage } from '../../content/firm/pages/gallery.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { GalleryTabs } from './GalleryTabs.tsx';

const PageBanner = staticPart(() => import('../../ui/sections/PageBanner.tsx'), 'PageBanner');
export const staticParts = [PageBanner];

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <Page meta={meta}>
      <PageBanner {...hero} ground="dark" />
      <GalleryTabs />
    </Page>
  );
}
