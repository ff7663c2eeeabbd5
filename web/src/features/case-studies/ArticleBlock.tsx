import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckList } from '../../components/CheckList.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { RatingPlate } from '../../components/RatingPlate.tsx';
import type { CaseStudyBlock } from '../../content/case-study-page.ts';
import { DataTable } from '../../sections/DataTable.tsx';
import { Plot } from '../../sections/Plot.tsx';
import { measures, media } from '../../theme/tokens.ts';
import { EarthGridPlan } from './drawings/EarthGridPlan.tsx';
import { SwitchroomPlan } from './drawings/SwitchroomPlan.tsx';
import { ReportSheets } from './ReportSheets.tsx';
import { Working } from './Working.tsx';

// Two sheets side by side, the second lower: they are read as a pair, not as a row of cards.
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

const drawings = { 'earth grid': EarthGridPlan, switchroom: SwitchroomPlan } as const;

/** One block of a case study. */
export function ArticleBlock({ block }: { block: CaseStudyBlock }) {
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
      return (
        <Wide>
          <Plot plot={block.plot} />
        </Wide>
      );
    case 'pictures':
      return (
        <Wide>
          <Box sx={pair}>
            {block.pictures.map((picture) => (
              <PictureFrame key={picture.id} picture={picture} ratio={4 / 3} sizes={pictureSizes} />
            ))}
          </Box>
        </Wide>
      );
    case 'drawing': {
      const Drawing = drawings[block.drawing];
      return (
        <Wide>
          <Drawing picture={block.picture} />
        </Wide>
      );
    }
    case 'reports':
      return (
        <Wide>
          <ReportSheets sheets={block.sheets} />
        </Wide>
      );
  }
}

/** Takes the whole width of its section, below the title. */
function Wide({ children }: { children: ReactNode }) {
  return (
    <Box data-wide="" sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}
