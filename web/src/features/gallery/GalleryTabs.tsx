import styled from '@emotion/styled/base';
import { albums } from '../../content/gallery.ts';
import { TopicPanels } from '../../sections/topic-tab-styles.ts';
import { measures } from '../../theme/tokens.ts';
import { GalleryLightbox } from './GalleryLightbox.tsx';
import { GalleryTabList } from './GalleryTabList.tsx';
import { PictureGrid } from './PictureGrid.tsx';

const Frame = styled('section')({
  padding: `clamp(32px, 4vw, 56px) max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) ${measures.sectionSpace}`,
});

const initial = albums[0]?.id ?? '';

// A link to an album scrolls so that the tabs above it can be seen as well.
const Panel = styled('div')({ scrollMarginTop: measures.headerHeight + 112 });

/** The albums behind their tabs, and the lightbox over the page. */
export function GalleryTabs() {
  return (
    <Frame>
      <GalleryTabList
        tabs={albums.map(({ id, name, pictures }) => ({ id, name, count: pictures.length }))}
        initial={initial}
      />
      <GalleryLightbox albums={albums}>
        <TopicPanels data-waiting="">
          {albums.map(({ id, pictures }) => (
            <Panel
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              data-initial={id === initial ? '' : undefined}
            >
              <PictureGrid pictures={pictures} />
            </Panel>
          ))}
        </TopicPanels>
      </GalleryLightbox>
    </Frame>
  );
}
