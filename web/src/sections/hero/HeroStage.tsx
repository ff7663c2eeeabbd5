import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { SingleLineDiagram } from '../../components/drawings/SingleLineDiagram.tsx';
import { PlayToggle } from '../../components/PlayToggle.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { interfaceWords } from '../../content/interface.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';
import type { useRotation } from './use-rotation.ts';

/** The customer's: one sheet fades into the next over a second and a half. */
const crossFade = '1500ms ease-in-out';

const Stage = styled('figure')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  marginTop: 40,
  marginRight: `calc(${measures.margin} * -1)`,
  // The drawing runs off the right edge and over the seam to the next section.
  [media.desktop]: { margin: '0 -160px 0 0', alignSelf: 'center' },
});

/** What takes turns lies in one cell, as large as the largest: nothing moves when they change. */
const Turns = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

const Turn = styled('div')({
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${crossFade}, visibility 0s 1500ms`,
  '&[data-shown]': { opacity: 1, visibility: 'visible', transition: `opacity ${crossFade}` },
});

const Caption = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  padding: '0 20px 24px 0',
  [media.desktop]: { padding: '24px 160px 0 0' },
});

const Controls = styled('div')({ display: 'flex', '@media (scripting: none)': { display: 'none' } });

const SheetButton = styled('button')({
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

/** A sheet's title block, and what it shows for who does not see it. */
export interface HeroSheetContent {
  number: string;
  shows: string;
  scale: string;
  alternative: string;
}

interface HeroStageProps {
  sheets: readonly HeroSheetContent[];
  /** The second sheet and those after it, once they have been loaded. */
  lateDrawings: readonly ComponentType<{ title: string }>[];
  shown: number;
  show: (index: number) => void;
  isPlaying: boolean;
  toggle: () => void;
  /** What lets who points at the sheets, or tabs into them, hold them still. */
  holdProps: ReturnType<typeof useRotation>['holdProps'];
}

/** The hero's sheets in one frame, with the title block of the one that is shown. */
export function HeroStage({ sheets, lateDrawings, shown, show, isPlaying, toggle, holdProps }: HeroStageProps) {
  const drawings = [SingleLineDiagram, ...lateDrawings];
  const mark = (index: number) => (index === shown ? { 'data-shown': '' } : {});
  return (
    <Stage {...holdProps}>
      <Turns>
        {sheets.map(({ number, alternative }, index) => {
          const Drawing = drawings[index];
          return (
            Drawing && (
              <Turn key={number} {...mark(index)}>
                <Drawing title={alternative} />
              </Turn>
            )
          );
        })}
      </Turns>
      <Caption>
        <Turns>
          {sheets.map((sheet, index) => (
            <Turn key={sheet.number} {...mark(index)}>
              <TitleBlock number={sheet.number} shows={sheet.shows} scale={sheet.scale} ground="dark" />
            </Turn>
          ))}
        </Turns>
        <Controls>
          <PlayToggle isPlaying={isPlaying} subject={interfaceWords.drawings} onToggle={toggle} />
          {sheets.map(({ number, shows }, index) => (
            <SheetButton
              key={number}
              type="button"
              aria-label={`${interfaceWords.sheet(index + 1, sheets.length)}: ${shows}`}
              aria-current={index === shown ? 'true' : undefined}
              // Until its drawing is there.
              disabled={!drawings[index]}
              onClick={() => show(index)}
            >
              {index + 1}
            </SheetButton>
          ))}
        </Controls>
      </Caption>
    </Stage>
  );
}
