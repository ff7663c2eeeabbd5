import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { type Album, albums } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { TabList } from '../../sections/TabList.tsx';
import { TabPanels } from '../../sections/TabPanels.tsx';
import { useTabs } from '../../sections/use-tabs.ts';
import { measures, media } from '../../theme/tokens.ts';
import { Lightbox } from './Lightbox.tsx';
import { PictureGrid } from './PictureGrid.tsx';

const ids = albums.map(({ id }) => id);

/** The albums behind their tabs, and the lightbox over the page. */
export function GalleryTabs() {
  const state = useTabs(ids, ids[0] ?? '');
  const [shown, setShown] = useState<{ album: Album; index: number }>();
  const opener = useRef<HTMLElement>(null);
  const open = useCallback((album: Album, index: number, button: HTMLElement) => {
    opener.current = button;
    setShown({ album, index });
  }, []);
  const close = () => {
    setShown(undefined);
    // A dialog does this by itself, but Safari does not focus a button that is clicked.
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <Container component="section" sx={{ paddingBlock: `clamp(32px, 4vw, 56px) ${measures.sectionSpace}` }}>
      <Box sx={{ marginBottom: 'clamp(24px, 3vw, 40px)', [media.print]: { display: 'none' } }}>
        <TabList
          state={state}
          tabs={albums.map(({ id, name, pictures }) => ({ id, label: <Label name={name} count={pictures.length} /> }))}
          aria-label={galleryPage.tabs}
        />
      </Box>
      <TabPanels state={state}>
        {albums.map((album) => (
          // A link to an album scrolls so that the tabs above it can be seen as well.
          <Box key={album.id} {...state.panelProps(album.id)} sx={{ scrollMarginTop: measures.headerHeight + 112 }}>
            <PictureGrid album={album} onEnlarge={open} />
          </Box>
        ))}
      </TabPanels>
      {shown && <Lightbox {...shown} onMove={(index) => setShown({ ...shown, index })} onClose={close} />}
    </Container>
  );
}

function Label({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name}{' '}
      <Typography variant="caption" sx={{ display: { xs: 'none', md: 'inline' }, lineHeight: 'inherit' }}>
        {count}
      </Typography>
    </>
  );
}
