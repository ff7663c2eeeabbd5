import styled from '@emotion/styled/base';
import { CheckList } from '../../components/CheckList.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { RatingPlate } from '../../components/RatingPlate.tsx';
import { Text } from '../../components/Text.tsx';
import type { CaseStudyBlock } from '../../content/case-study-page.ts';
import { DataTable } from '../../sections/DataTable.tsx';
import { Plot } from '../../sections/Plot.tsx';
import { measures, media } from '../../theme/tokens.ts';
import { EarthGridPlan } from './drawings/EarthGridPlan.tsx';
import { SwitchroomPlan } from './drawings/SwitchroomPlan.tsx';
import { ReportSheets } from './ReportSheets.tsx';
import { Working } from './Working.tsx';

const Paragraphs = styled('div')({ maxWidth: measures.readingWidth, '& p + p': { marginTop: 20 } });

const Wide = styled('div')({ minWidth: 0 });

// Two sheets side by side, the second lower: they are read as a pair, not as a row of cards.
const Pair = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(24px, 4vw, 56px)',
    '& > :nth-of-type(even)': { marginTop: 64 },
  },
});

const pictureSizes = `(min-width: ${measures.desktop}px) 640px, (min-width: ${measures.tablet}px) 55vw, 90vw`;

const drawings = { 'earth grid': EarthGridPlan, switchroom: SwitchroomPlan } as const;

/** One block of a case study. */
export function ArticleBlock({ block }: { block: CaseStudyBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <Paragraphs>
          {block.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Paragraphs>
      );
    case 'list':
      return <CheckList items={block.items} />;
    case 'specification':
      return <DataTable {...block.table} />;
    case 'figures':
      return <RatingPlate entries={block.entries} />;
    case 'working':
      return <Working lines={block.lines} />;
    case 'plot':
      return (
        <Wide data-wide="">
          <Plot plot={block.plot} />
        </Wide>
      );
    case 'pictures':
      return (
        <Wide data-wide="">
          <Pair>
            {block.pictures.map((picture) => (
              <PictureFrame key={picture.id} picture={picture} ratio={4 / 3} sizes={pictureSizes} />
            ))}
          </Pair>
        </Wide>
      );
    case 'drawing': {
      const Drawing = drawings[block.drawing];
      return (
        <Wide data-wide="">
          <Drawing picture={block.picture} />
        </Wide>
      );
    }
    case 'reports':
      return (
        <Wide data-wide="">
          <ReportSheets sheets={block.sheets} />
        </Wide>
      );
  }
}
