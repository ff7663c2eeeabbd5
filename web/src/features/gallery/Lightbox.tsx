import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { StepButton } from '../../components/StepButton.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { wrapAround } from '../../components/wrap-around.ts';
import type { Album } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { stepOfKey, stepOfSwipe } from './gallery-moves.ts';
import { captionBar, pictureRatio, sheet, stage } from './lightbox-styles.ts';

interface LightboxProps {
  album: Album;
  /** The picture that is shown, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture of an album over the whole screen, with the way to the others: by button, arrow key or swipe. */
export function Lightbox({ album, index, onMove, onClose }: LightboxProps) {
  const words = galleryPage.lightbox;
  const { pictures, name } = album;
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const picture = pictures[index];
  const neighbours = [wrapAround(index + 1, pictures.length), wrapAround(index - 1, pictures.length)];

  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);

  const move = (step: number) => onMove(wrapAround(index + step, pictures.length));
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  const endSwipe = (event: PointerEvent) => {
    const step = touch.current ? stepOfSwipe(touch.current, { x: event.clientX, y: event.clientY }) : 0;
    touch.current = undefined;
    if (step !== 0) move(step);
  };

  if (!picture) return null;
  return (
    <Box
      component="dialog"
      sx={sheet}
      ref={dialog}
      aria-label={words.name(name)}
      data-ground="dark"
      onClose={onClose}
      onKeyDown={moveByKey}
      onClick={({ target }) => {
        // A click beside picture and controls closes the dialog. Its key is Escape, which a dialog handles by itself.
        if (target instanceof Element && !target.closest('figure, button, [role="status"]')) dialog.current?.close();
      }}
    >
      <StepButton type="button" data-place="previous" aria-label={words.previous} onClick={() => move(-1)}>
        <Arrow backwards />
      </StepButton>
      <StepButton ref={next} type="button" data-place="next" aria-label={words.next} onClick={() => move(1)}>
        <Arrow />
      </StepButton>
      <StepButton type="button" data-place="close" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <Cross />
      </StepButton>
      <Box
        sx={stage}
        onPointerDown={({ pointerType, isPrimary, clientX, clientY }) => {
          touch.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : undefined;
        }}
        onPointerUp={endSwipe}
      >
        <div key={picture.id}>
          <PictureFrame picture={picture} ratio={pictureRatio} sizes="100vw" load="first" bare />
        </div>
      </Box>
      <Box role="status" sx={captionBar}>
        <Typography variant="caption" sx={{ fontSize: '0.875rem', lineHeight: 'normal', whiteSpace: 'nowrap' }}>
          {words.position(index + 1, pictures.length)}
        </Typography>
        <TitleBlock number={picture.id} shows={picture.caption} scale={picture.scale} ground="dark" />
      </Box>
      {/* Fetched ahead, so that a step shows the picture and not its loading. */}
      <div hidden>
        {neighbours.map((neighbour) => {
          const ahead = pictures[neighbour];
          return (
            ahead && (
              <PictureFrame key={ahead.id} picture={ahead} ratio={pictureRatio} sizes="100vw" load="ahead" bare />
            )
          );
        })}
      </div>
    </Box>
  );
}

/** "Close". Decorative. */
function Cross() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}
