import { galleryPage } from '../../content/pages/gallery.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { GalleryTabs } from './GalleryTabs.tsx';

export const Banner = staticPart(() => import('../../ui/sections/PageBanner.tsx').then((module) => module.PageBanner));

export function GalleryPage() {
  const { meta, hero } = galleryPage;
  return (
    <Page meta={meta}>
      <Banner {...hero} ground="dark" />
      <GalleryTabs />
    </Page>
  );
}
