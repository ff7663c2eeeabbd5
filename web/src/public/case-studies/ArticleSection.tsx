import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CaseStudyBlock, CaseStudySectionContent } from '../../content/shapes/case-study-page.ts';
import type { Picture } from '../../content/shapes/picture.ts';
import { BaySymbol } from '../../drawings/BaySymbol.tsx';
import { G99Connection } from '../../drawings/g99/G99Connection.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { DataTable } from '../../ui/sections/DataTable.tsx';
import { DrawingPaper } from '../../ui/sections/DrawingPaper.tsx';
import { Plot } from '../../ui/sections/Plot.tsx';
import { Bay, Conductor, SectionFrame } from '../../ui/sections/Section.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { EarthGridPlan } from './drawings/EarthGridPlan.tsx';
import { SwitchroomPlan } from './drawings/SwitchroomPlan.tsx';
import { ReportSheets } from './ReportSheets.tsx';
import { Working } from './Working.tsx';

/** The title takes the left third and the text the other two. Drawings and sheets take the whole width. */
const columns = {
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(40px, 4.5vw, 64px) 0 clamp(48px, 5.5vw, 80px)',
  borderTop: `1px solid ${colours.hairline}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 6,
    alignItems: 'start',
    '& > *': { gridColumn: 2 },
    '& > [data-head]': { gridColumn: 1, gridRow: 1 },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
} as const;

// Two sheets stand side by side, the second one lower, so that they read as a pair and not as a row of cards.
const pair = {
  display: 'grid',
  gap: { xs: 4, md: 'clamp(24px, 4vw, 56px)' },
  alignItems: 'start',
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > :nth-of-type(even)': { marginTop: 8 },
  },
} as const;

const pictureSizes = `(min-width: ${measures.desktop}px) 640px, (min-width: ${measures.tablet}px) 55vw, 90vw`;

const wideKinds = new Set<CaseStudyBlock['kind']>(['plot', 'pictures', 'drawing', 'reports']);

interface ArticleSectionProps {
  section: CaseStudySectionContent;
  number: number;
  isLast: boolean;
}

export function ArticleSection({ section, number, isLast }: ArticleSectionProps) {
  const titleId = useId();
  return (
    <Box component={SectionFrame} ground="paper" aria-labelledby={titleId} sx={{ padding: 0 }}>
      <Conductor aria-hidden="true" />
      <Box sx={columns}>
        <Box data-head="" sx={{ position: 'relative' }}>
          <Bay ground="paper">
            <BaySymbol name={isLast ? 'earth' : 'node'} />
          </Bay>
          <Typography
            variant="caption"
            component="p"
            sx={{ marginBottom: 1, lineHeight: '32px', color: 'text.secondary' }}
          >
            {number}.0
          </Typography>
          <Typography
            variant="h2"
            id={titleId}
            sx={{ fontSize: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)', maxWidth: '14ch' }}
          >
            {section.title}
          </Typography>
        </Box>
        {section.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
          <ArticleBlock key={index} block={block} />
        ))}
      </Box>
    </Box>
  );
}

/** One block of a case study. Drawings and sheets take the whole width of the section, below the title. */
function ArticleBlock({ block }: { block: CaseStudyBlock }) {
  if (!wideKinds.has(block.kind)) return contentOf(block);
  return (
    <Box data-wide="" sx={{ minWidth: 0 }}>
      {contentOf(block)}
    </Box>
  );
}

function contentOf(block: CaseStudyBlock) {
  switch (block.kind) {
    case 'text':
      return (
        <Stack spacing={2.5} sx={{ maxWidth: measures.readingWidth }}>
          {block.paragraphs.map((paragraph) => (
            <Typography key={paragraph}>
              <NoBreak>{paragraph}</NoBreak>
            </Typography>
          ))}
        </Stack>
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
      return <Plot plot={block.plot} />;
    case 'pictures':
      return (
        <Box sx={pair}>
          {block.pictures.map((picture) => (
            <PictureFrame key={picture.id} picture={picture} ratio={4 / 3} sizes={pictureSizes} />
          ))}
        </Box>
      );
    case 'drawing':
      if (block.drawing === 'earth grid') return <EarthGridPlan figures={block.figures} picture={block.picture} />;
      if (block.drawing === 'switchroom') return <SwitchroomPlan figures={block.figures} picture={block.picture} />;
      return <BatteryConnection picture={block.picture} />;
    case 'reports':
      return <ReportSheets sheets={block.sheets} />;
  }
}

function BatteryConnection({ picture: { id, caption, scale, alternative } }: { picture: Picture }) {
  return (
    <Box component="figure" sx={{ display: 'grid', minWidth: 0 }}>
      <DrawingPaper number={id} alternative={alternative} Drawing={G99Connection} />
      <figcaption>
        <TitleBlock number={id} shows={caption} scale={scale} />
      </figcaption>
    </Box>
  );
}
