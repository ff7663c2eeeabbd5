import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Album } from '../../content/gallery.ts';
import { Lightbox } from './Lightbox.tsx';

interface GalleryLightboxProps {
  albums: readonly Album[];
  /** The albums in the page: panels with an album's id, in which each picture's button has its index. */
  children: ReactNode;
}

/** Opens the picture whose button is pressed over the whole screen. The pictures in the page stay plain HTML. */
export function GalleryLightbox({ albums, children }: GalleryLightboxProps) {
  const [shown, setShown] = useState<{ album: Album; index: number }>();
  const opener = useRef<HTMLElement>(null);

  const open = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null;
    const album = albums.find(({ id }) => id === button?.closest('[role="tabpanel"]')?.id);
    if (!button || !album) return;
    opener.current = button;
    setShown({ album, index: Number(button.dataset.picture) });
  };
  const close = () => {
    setShown(undefined);
    // A dialog does this by itself, but Safari does not focus a button that is clicked.
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click */}
      <div onClick={open}>{children}</div>
      {shown && <Lightbox {...shown} onMove={(index) => setShown({ ...shown, index })} onClose={close} />}
    </>
  );
}
