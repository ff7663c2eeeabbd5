import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { colours, pseudoBox, timings } from './theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

// The dots are nodes on a piece of busbar. The node of the shown slide is filled.
const row = {
  position: 'relative',
  display: 'inline-flex',
  marginLeft: '-14px',
  '&::before': { ...pseudoBox, left: 22, right: 22, top: 21, height: 2, background: colours.accent },
} as const;

const dot = {
  width: 44,
  height: 44,
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '2px solid currentColor',
    background: colours.paper,
    transition: `background-color ${timings.quick}`,
  },
  '[data-ground="dark"] &::before': { background: colours.deep },
  '&&[aria-current]::before': { background: 'currentColor' },
  '&:hover::before': { outline: '1px solid currentColor', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&&[aria-current]::before': { background: 'CanvasText' } },
} as const;

interface CarouselDotsProps {
  /** The names of the slides, for screen readers: "Job 2 of 3: Design Manager". */
  names: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The dots of a carousel. A live region tells screen readers which slide is shown. */
export function CarouselDots({ names, shown, onShow, onKeyDown }: CarouselDotsProps) {
  const dots = useRef<HTMLDivElement>(null);

  // The arrow keys move the focus to the dot of the shown slide.
  useEffect(() => {
    const next = dots.current?.children[shown];
    if (next instanceof HTMLElement && dots.current?.contains(document.activeElement))
      next.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box ref={dots} onKeyDown={onKeyDown} sx={row}>
        {names.map((name, index) => (
          <ButtonBase
            key={name}
            aria-label={name}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            sx={dot}
          />
        ))}
      </Box>
      <Typography variant="caption" aria-hidden="true" sx={{ opacity: 0.85 }}>
        {shown + 1} / {names.length}
      </Typography>
      <VisuallyHidden aria-live="polite">{names[shown]}</VisuallyHidden>
    </Stack>
  );
}
