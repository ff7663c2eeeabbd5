import styled from '@emotion/styled/base';
import { PlayToggle } from '../../components/PlayToggle.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { interfaceCopy } from '../../content/interface.ts';
import type { Picture } from '../../content/picture.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';

const Strip = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'center',
  padding: `16px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
  background: colours.deep,
  borderTop: `1px solid ${colours.onDarkHairline}`,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [media.print]: { display: 'none' },
});

/** The title blocks lie in one cell, as large as the largest: nothing moves when they change. */
const Turns = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > [data-shown]': { visibility: 'visible' },
});

const Controls = styled('div')({
  display: 'flex',
  '@media (scripting: none)': { display: 'none' },
  // The focus ring of one must not be covered by its neighbour.
  '& > :focus-visible': { position: 'relative', zIndex: 1 },
});

const PlaceButton = styled('button')({
  minWidth: 44,
  minHeight: 44,
  marginLeft: -1,
  padding: '0 10px',
  border: `1px solid ${colours.onDarkHairline}`,
  background: colours.deep,
  color: colours.onDarkSoft,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&:hover': { color: colours.onDark },
  '&[aria-current]': { color: colours.onDark, boxShadow: `inset 0 -3px ${colours.amber}` },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -4 } },
});

interface HeroControlsProps {
  pictures: readonly Picture[];
  shown: number;
  show: (index: number) => void;
  isPlaying: boolean;
  toggle: () => void;
}

/** Below the hero's places: a pause button, one button a place, and the title block of the one that is shown. */
export function HeroControls({ pictures, shown, show, isPlaying, toggle }: HeroControlsProps) {
  return (
    <Strip>
      <Controls>
        <PlayToggle isPlaying={isPlaying} subject={interfaceCopy.pictures} onToggle={toggle} />
        {pictures.map(({ id, caption }, index) => (
          <PlaceButton
            key={id}
            type="button"
            aria-label={`${interfaceCopy.picture(index + 1, pictures.length)}: ${caption}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
          >
            {index + 1}
          </PlaceButton>
        ))}
      </Controls>
      <Turns>
        {pictures.map(({ id, caption, scale }, index) => (
          <div key={id} {...(index === shown ? { 'data-shown': '' } : {})}>
            <TitleBlock number={id} shows={caption} scale={scale} ground="dark" />
          </div>
        ))}
      </Turns>
    </Strip>
  );
}
