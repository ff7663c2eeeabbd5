import styled from '@emotion/styled';
import { type MouseEvent, useRef, useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { type Album, albums } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { TopicPanels } from '../../sections/topic-tab-styles.ts';
import { useTabProps } from '../../sections/use-tab-props.ts';
import { useTopicOfAddress } from '../../sections/use-topic-of-address.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';
import { Lightbox } from './Lightbox.tsx';
import { PictureGrid } from './PictureGrid.tsx';

const Frame = styled('section')({
  padding: `clamp(32px, 4vw, 56px) max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) ${measures.sectionSpace}`,
});

const TabRow = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  marginBottom: 'clamp(24px, 3vw, 40px)',
  borderBottom: `2px solid ${colours.amber}`,
});

const Tab = styled('a')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 52,
  padding: '14px clamp(8px, 1.6vw, 20px)',
  borderBottom: '6px solid transparent',
  color: colours.slate,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { color: colours.ink },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-selected="true"]': { borderBottomColor: colours.amber, color: colours.ink, fontWeight: 600 },
  '@media (forced-colors: active)': { '&:not([aria-selected="true"])': { borderBottomColor: 'Canvas' } },
});

const Count = styled('span')({
  display: 'none',
  [media.tablet]: { display: 'inline' },
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
});

const ids = albums.map(({ id }) => id);
const initial = ids[0] ?? '';

// A link to an album leads to its tabs as well, which stand above it.
const Panel = styled('div')({ scrollMarginTop: measures.headerHeight + 112 });

/** The albums behind their tabs, and the lightbox over the page. */
export function GalleryTabs() {
  const isHydrated = useHydrated();
  const active = useTopicOfAddress(ids, initial);
  const tabProps = useTabProps(ids, active);
  const [shown, setShown] = useState<{ album: Album; place: number }>();
  const opener = useRef<HTMLElement>(null);

  const openFrom = (album: Album) => (place: number, event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setShown({ album, place });
  };
  const close = () => {
    setShown(undefined);
    // A dialog does this by itself, but Safari does not focus a button that is clicked.
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <Frame>
      <TabRow role="tablist" aria-label={galleryPage.tabs}>
        {albums.map(({ id, name, pictures }) => (
          <Tab key={id} {...tabProps(id)}>
            {name} <Count>{pictures.length}</Count>
          </Tab>
        ))}
      </TabRow>
      <TopicPanels data-waiting={isHydrated ? undefined : ''}>
        {albums.map((album) => (
          <Panel
            key={album.id}
            id={album.id}
            role="tabpanel"
            aria-labelledby={`tab-${album.id}`}
            hidden={isHydrated && album.id !== active}
            data-initial={album.id === initial ? '' : undefined}
          >
            <PictureGrid pictures={album.pictures} onOpen={openFrom(album)} />
          </Panel>
        ))}
      </TopicPanels>
      {shown && <Lightbox {...shown} onMove={(place) => setShown({ ...shown, place })} onClose={close} />}
    </Frame>
  );
}
