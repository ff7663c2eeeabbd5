import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Album, albums } from '../../content/firm/gallery.ts';
import { galleryPage } from '../../content/firm/pages/gallery.ts';
import { useAddress, useChangeAddress } from '../../shared/address.ts';
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
  // An album has many pictures, and browsers load pictures several screens ahead. These pictures wait until they are nearer.
  '& figure': {
    aspectRatio: pictureRatio,
    contentVisibility: 'auto',
    '@media print': { contentVisibility: 'visible' },
  },
} as const;

// The caption is the button, and the whole cell is its touch target.
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
  const { opened, open, close } = useLightbox();
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
          // A link to an album scrolls so that the tabs above it stay visible.
          <Box key={album.id} {...state.panelProps(album.id)} sx={{ scrollMarginTop: measures.headerHeight + 112 }}>
            <PictureGrid album={album} onEnlarge={open} />
          </Box>
        ))}
      </TabPanels>
      {opened && <Lightbox {...opened} onClose={close} />}
    </Container>
  );
}

/**
 * Opens and closes the lightbox. The open lightbox is an entry of the browser's history, which stores its first picture, so
 * that Back closes it.
 */
function useLightbox() {
  const { state } = useLocation();
  const { isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement>(null);
  const opened = isKnown ? pictureOfEntry(state) : undefined;
  const isOpen = opened !== undefined;

  const openPicture = useRef<(id: string) => unknown>(undefined);
  useEffect(() => {
    openPicture.current = (id) => changeAddress(({ search, hash }) => ({ search, hash, state: { picture: id } }));
  });
  // The function always stays the same, so that a change of the address does not re-render the albums.
  const open = useCallback((id: string, button: HTMLElement) => {
    opener.current = button;
    openPicture.current?.(id);
  }, []);
  useEffect(() => {
    // A dialog that disappears with its history entry does not give the focus back, and Safari does not focus a clicked button.
    if (!isOpen) return undefined;
    return () => opener.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return { opened, open, close: () => void navigate(-1) };
}

function pictureOfEntry(state: unknown): { album: Album; start: number } | undefined {
  const id = (state as { picture?: unknown } | null)?.picture;
  for (const album of albums) {
    const start = album.pictures.findIndex((picture) => picture.id === id);
    if (start >= 0) return { album, start };
  }
  return undefined;
}

interface PictureGridProps {
  album: Album;
  /** Receives the pressed button, which gets the focus back. */
  onEnlarge: (id: string, button: HTMLElement) => void;
}

/** An album in rows of two, three or four; each picture opens in the lightbox. */
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
      {album.pictures.map((picture) => (
        <Grid key={picture.id} component="li" size={{ xs: 6, md: 4, lg: 3 }}>
          <PictureFrame picture={picture} ratio={pictureRatio} sizes={sizes} bare />
          <ButtonBase
            aria-haspopup="dialog"
            sx={enlarge}
            onClick={({ currentTarget }) => onEnlarge(picture.id, currentTarget)}
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
