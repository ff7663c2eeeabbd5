import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { TitleBlock } from '../../../components/TitleBlock.tsx';
import type { Picture } from '../../../content/picture.ts';
import { colours, families, media } from '../../../theme/tokens.ts';

const Figure = styled('figure')({ display: 'grid' });

const Sheet = styled('svg')({
  width: '100%',
  height: 'auto',
  background: colours.deep,
  backgroundImage: `linear-gradient(${colours.ink} 1px, transparent 1px), linear-gradient(90deg, ${colours.ink} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  // A phone shrinks the sheet by more than half: its lettering is set twice as large.
  '& text': { fontFamily: families.mono, fontSize: 26.5, fill: colours.onDark, stroke: 'none' },
  [media.tablet]: { '& text': { fontSize: 12.5 } },
});

interface DrawnSheetProps {
  picture: Picture;
  height: number;
  children: ReactNode;
}

/** The sheet that a plan is drawn on: 720 units wide, blue lines on navy, amber for what carries current. */
export function DrawnSheet({ picture, height, children }: DrawnSheetProps) {
  return (
    <Figure>
      <Sheet
        viewBox={`0 0 720 ${height}`}
        fill="none"
        stroke={colours.drawing}
        strokeWidth="1.4"
        role="img"
        aria-label={picture.alternative}
      >
        {children}
      </Sheet>
      <figcaption>
        <TitleBlock number={picture.id} shows={picture.caption} scale={picture.scale} />
      </figcaption>
    </Figure>
  );
}
