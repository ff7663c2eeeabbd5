import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Album } from '../../content/firm/gallery.ts';
import { galleryPage } from '../../content/firm/pages/gallery.ts';
import { Arrow, StepButton } from '../../ui/Arrow.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media, timings } from '../../ui/theme/tokens.ts';

/** The ratio of width to height of all pictures of the gallery, small and large. */
export const pictureRatio = 4 / 3;

/** A dark sheet over the whole page. On a phone the controls are below the picture, within reach of the thumb. */
const sheet = {
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: '12px',
  border: 0,
  background: colours.deep,
  color: colours.onDark,
  overscrollBehavior: 'contain',
  '&[open]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '". . close" "stage stage stage" "caption caption caption" "previous . next"',
    gap: 1.5,
  },
  '&::backdrop': { background: colours.deep },
  [media.tablet]: {
    padding: '16px 24px 24px',
    '&[open]': {
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '". . close" "previous stage next" ". caption ."',
      columnGap: 3,
    },
  },
  [media.motion]: {
    '&[open]': {
      animation: `lightbox-opens ${timings.quick}`,
      '@keyframes lightbox-opens': { from: { opacity: 0 } },
    },
  },
  // The controls are placed by the grid.
  '&& > button': {
    alignSelf: 'center',
    height: 52,
    marginLeft: 0,
    borderColor: colours.onDarkSoft,
    borderRadius: `${measures.radius}px`,
    color: colours.onDark,
    '&:hover': { background: colours.ink },
    '&[data-place="previous"]': { gridArea: 'previous' },
    '&[data-place="next"]': { gridArea: 'next' },
    '&[data-place="close"]': { gridArea: 'close' },
  },
} as const;

/** Gives the largest width that fits: the full width, unless the picture would be higher than the space between the bars. */
const pictureWidth = (bars: number) => `min(100%, (100dvh - ${bars}px) * ${pictureRatio})`;

const stage = {
  gridArea: 'stage',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  touchAction: 'pan-y pinch-zoom',
  '& > div': { width: pictureWidth(264) },
  [media.tablet]: { '& > div': { width: pictureWidth(200) } },
  [media.motion]: {
    '& > div': {
      animation: `lightbox-picture ${timings.quick}`,
      '@keyframes lightbox-picture': { from: { opacity: 0 } },
    },
  },
} as const;

/** The bar is as wide as the picture. The title block takes the space beside the position. */
const captionBar = {
  gridArea: 'caption',
  justifySelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  width: pictureWidth(264),
  [media.tablet]: { width: pictureWidth(200) },
  '& > :last-child': { flex: '1 1 320px' },
} as const;

interface LightboxProps {
  album: Album;
  /** The index of the picture that is shown first. */
  start: number;
  onClose: () => void;
}

/** One picture of an album over the whole screen. Buttons, arrow keys and swipes show the other pictures. */
export function Lightbox({ album, start, onClose }: LightboxProps) {
  const words = galleryPage.lightbox;
  const { pictures, name } = album;
  const [index, setIndex] = useState(start);
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const touch = useRef<TouchPoint>(undefined);
  const picture = pictures[index];

  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);

  const beside = (step: number) => (index + step + pictures.length) % pictures.length;
  const move = (step: number) => setIndex(beside(step));
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
        // A click outside picture and controls closes the dialog. The key for this is Escape, which a dialog handles by itself.
        if (target instanceof Element && !target.closest('figure, button, [role="status"]')) dialog.current?.close();
      }}
    >
      <StepButton data-place="previous" aria-label={words.previous} onClick={() => move(-1)}>
        <Arrow backwards />
      </StepButton>
      <StepButton ref={next} data-place="next" aria-label={words.next} onClick={() => move(1)}>
        <Arrow />
      </StepButton>
      <StepButton data-place="close" aria-label={words.close} onClick={() => dialog.current?.close()}>
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
        <TitleBlock number={picture.id} shows={picture.caption} scale={picture.scale} />
      </Box>
      {/* The neighbouring pictures are preloaded, so that a step shows the picture at once. */}
      <div hidden>
        {[1, -1].map((step) => {
          const ahead = pictures[beside(step)];
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

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function stepOfKey(key: string): number {
  return keys[key] ?? 0;
}

interface TouchPoint {
  x: number;
  y: number;
}

/** The shortest swipe in pixels. A shorter movement is a tap. */
const shortestSwipe = 40;

/** Gives the step of a swipe: 1 for a swipe to the left, -1 for a swipe to the right, 0 for a tap or a vertical movement. */
export function stepOfSwipe(from: TouchPoint, to: TouchPoint): number {
  const across = to.x - from.x;
  const isSwipe = Math.abs(across) >= shortestSwipe && Math.abs(across) > 1.5 * Math.abs(to.y - from.y);
  return isSwipe ? -Math.sign(across) : 0;
}
