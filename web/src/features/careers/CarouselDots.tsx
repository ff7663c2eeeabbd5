import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersWords } from '../../content/careers.ts';
import { colours, families, timings } from '../../theme/tokens.ts';

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

const Place = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 12 });

const Position = styled('span')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

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
    border: `2px solid ${colours.ink}`,
    background: colours.paper,
    transition: `background-color ${timings.quick}`,
  },
  '&[aria-current]::before': { background: colours.ink },
  '&:hover::before': { borderColor: colours.tealDeep },
  '@media (forced-colors: active)': { '&[aria-current]::before': { background: 'CanvasText' } },
});

interface CarouselDotsProps {
  /** A slide's name each. */
  titles: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The dots of a carousel. Tells screen readers which slide has come. */
export function CarouselDots({ titles, shown, onShow, onKeyDown }: CarouselDotsProps) {
  const row = useRef<HTMLDivElement>(null);
  const name = (index: number) => careersWords.slide(index + 1, titles.length, titles[index] ?? '');

  // Whoever steps with the arrow keys stands on the dot of the slide that is shown.
  useEffect(() => {
    const dot = row.current?.children[shown];
    if (dot instanceof HTMLElement && row.current?.contains(document.activeElement)) dot.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Place>
      <Row ref={row} onKeyDown={onKeyDown}>
        {titles.map((title, index) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position; two jobs may have one title
            key={`${index} ${title}`}
            type="button"
            aria-label={name(index)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </Row>
      <Position aria-hidden="true">
        {shown + 1} / {titles.length}
      </Position>
      <VisuallyHidden aria-live="polite">{name(shown)}</VisuallyHidden>
    </Place>
  );
}
