import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import type { ServiceDrawing } from '../../content/shapes/service-page.ts';
import { RatingPlate } from '../RatingPlate.tsx';
import { TitleBlock } from '../TitleBlock.tsx';
import { colours } from '../theme/tokens.ts';
import { DrawingPaper } from './DrawingPaper.tsx';
import { Conductor, SectionFrame, type SectionHead, SectionTitle } from './Section.tsx';

/** Wide enough for the words beside a drawing whose lettering can be read. */
const beside = '@media (min-width: 1280px)';

const head = {
  position: 'relative',
  '& h2': { maxWidth: 'none' },
  // In its narrow column the figures keep to one line.
  '& dd': { fontSize: '2rem', whiteSpace: 'nowrap' },
  [beside]: { gridRow: 1, width: '31%' },
} as const;

// The paper runs off the right edge of the page.
const figure = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  [beside]: { gridRow: 1, marginLeft: 'calc(31% + 8px)' },
} as const;

interface DrawingSectionProps extends Pick<SectionHead, 'label' | 'symbol' | 'title'> {
  text: string;
  figures: readonly { value: string; unit?: string; label: string }[];
  drawing: ServiceDrawing;
  Drawing: ComponentType<{ title: string }>;
}

/** A drawing on its sheet, with what to read from it and its main figures beside it. */
export function DrawingSection({ label, symbol, title, text, figures, drawing, Drawing }: DrawingSectionProps) {
  const titleId = useId();
  const { number, shows, scale, alternative } = drawing;
  return (
    <SectionFrame ground="dark" aria-labelledby={titleId}>
      <Conductor aria-hidden="true" />
      <Box sx={head}>
        <SectionTitle {...{ label, symbol, title, titleId }} ground="dark" />
        <Typography sx={{ marginTop: 2.5, maxWidth: '58ch', color: colours.onDarkSoft }}>{text}</Typography>
        <Box sx={{ marginTop: 'clamp(28px, 3vw, 48px)' }}>
          <RatingPlate entries={figures} />
        </Box>
      </Box>
      <Box component="figure" sx={figure}>
        <DrawingPaper number={number} alternative={alternative} Drawing={Drawing} />
        <figcaption>
          <TitleBlock number={number} shows={shows} scale={scale} />
        </figcaption>
      </Box>
    </SectionFrame>
  );
}
