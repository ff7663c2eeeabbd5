import styled from '@emotion/styled/base';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { colours, families, timings } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

// Nodes on a length of busbar; the one that is shown is filled.
const Row = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  marginLeft: -14,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 22,
    right: 22,
    top: 21,
    height: 2,
    background: colours.amber,
  },
});

const Place = styled('div')({
  '--ground': colours.paper,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '[data-ground="dark"] &': { '--ground': colours.deep },
});

const Position = styled('span')({ fontFamily: families.mono, fontSize: '0.8125rem', opacity: 0.85 });

const Dot = styled('button')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '2px solid currentColor',
    background: 'var(--ground)',
    transition: `background-color ${timings.quick}`,
  },
  '&[aria-current]::before': { background: 'currentColor' },
  '&:hover::before': { outline: '1px solid currentColor', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[aria-current]::before': { background: 'CanvasText' } },
});

interface CarouselDotsProps {
  /** A slide's name each, for screen readers: "Job 2 of 3: Design Manager". */
  names: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The dots of a carousel. Tells screen readers which slide has come. */
export function CarouselDots({ names, shown, onShow, onKeyDown }: CarouselDotsProps) {
  const row = useRef<HTMLDivElement>(null);

  // The arrow keys move the focus to the dot of the slide that is shown.
  useEffect(() => {
    const dot = row.current?.children[shown];
    if (dot instanceof HTMLElement && row.current?.contains(document.activeElement)) dot.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Place>
      <Row ref={row} onKeyDown={onKeyDown}>
        {names.map((name, index) => (
          <Dot
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </Row>
      <Position aria-hidden="true">
        {shown + 1} / {names.length}
      </Position>
      <VisuallyHidden aria-live="polite">{names[shown]}</VisuallyHidden>
    </Place>
  );
}
