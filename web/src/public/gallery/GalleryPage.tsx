import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useRef, useState } from 'react';
import { type Album, albums } from '../../content/firm/gallery.ts';
import { galleryPage } from '../../content/firm/pages/gallery.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { TabList, TabPanels } from '../../ui/sections/Tabs.tsx';
import { useTabs } from '../../ui/sections/use-tabs.ts';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Lightbox, pictureRatio } from './Lightbox.tsx';

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

const grid = {
  '& > li': { position: 'relative' },
  // An album is many pictures, and browsers fetch those of several screens ahead. These wait until they are nearer.
  '& figure': {
    aspectRatio: pictureRatio,
    contentVisibility: 'auto',
    '@media print': { contentVisibility: 'visible' },
  },
} as const;

// The caption is the button, and the whole cell its target.
const enlarge = {
  position: 'static',
  display: 'grid',
  alignItems: 'normal',
  justifyContent: 'normal',
  gap: '2px',
  width: '100%',
  paddingTop: '10px',
  textAlign: 'left',
  fontSize: '1rem',
  lineHeight: 1.35,
  cursor: 'zoom-in',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover [data-caption]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${colours.brand}`, outlineOffset: 3 },
  '@media (forced-colors: active)': { '&:focus-visible::after': { outlineColor: 'Highlight' } },
} as const;

const sizes = `(min-width: ${measures.desktop}px) 282px, (min-width: ${measures.tablet}px) 32vw, 48vw`;

const ids = albums.map(({ id }) => id);

function GalleryTabs() {
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
          tabs={albums.map(({ id, name, pictures }) => ({
            id,
            label: (
              <>
                {name}{' '}
                <Typography variant="caption" sx={{ display: { xs: 'none', md: 'inline' }, lineHeight: 'inherit' }}>
                  {pictures.length}
                </Typography>
              </>
            ),
          }))}
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

interface PictureGridProps {
  album: Album;
  /** Receives the pressed button, which gets the focus back. */
  onEnlarge: (album: Album, index: number, button: HTMLElement) => void;
}

/** An album in rows of two, three or four; each picture opens in the lightbox, whose steps do not draw the album anew. */
const PictureGrid = memo(function PictureGrid({ album, onEnlarge }: PictureGridProps) {
  return (
    // Safari drops the role of a list that has no bullets.
    <Grid
      container
      component="ul"
      role="list"
      rowSpacing={{ xs: 3, md: 4, lg: 5 }}
      columnSpacing={{ xs: '12px', md: '20px', lg: '24px' }}
      sx={grid}
    >
      {album.pictures.map((picture, index) => (
        <Grid key={picture.id} component="li" size={{ xs: 6, md: 4, lg: 3 }}>
          <PictureFrame picture={picture} ratio={pictureRatio} sizes={sizes} bare />
          <ButtonBase
            aria-haspopup="dialog"
            sx={enlarge}
            onClick={({ currentTarget }) => onEnlarge(album, index, currentTarget)}
          >
            <span data-caption="">
              <VisuallyHidden>{galleryPage.lightbox.enlarge} </VisuallyHidden>
              <NoBreak>{picture.caption}</NoBreak>
            </span>
            <Typography variant="caption" sx={{ fontSize: '0.75rem', lineHeight: 'inherit', color: 'text.secondary' }}>
              <NoBreak>{picture.scale}</NoBreak>
            </Typography>
          </ButtonBase>
        </Grid>
      ))}
    </Grid>
  );
});
