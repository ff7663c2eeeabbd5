import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { interfaceCopy } from '../../content/product/interface.ts';
import { scrollArrow } from '../theme/customizations/navigation.ts';
import { colours } from '../theme/tokens.ts';

/** An arrow in the upper margin shows that the drawing scrolls, until its end is reached. */
const paperFrame = {
  position: 'relative',
  minWidth: 0,
  ...scrollArrow('--drawing', { right: 16, top: 12, width: 10, height: 10, border: `solid ${colours.accent}` }),
} as const;

const paper = {
  minWidth: 0,
  overflowX: 'auto',
  scrollTimeline: '--drawing inline',
  scrollbarWidth: 'thin',
  scrollbarColor: `${colours.onDarkSoft} transparent`,
  padding: '24px 20px',
  background: colours.deep,
  backgroundImage: `linear-gradient(${colours.ink} 1px, transparent 1px), linear-gradient(90deg, ${colours.ink} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  // Forced colours must not change the drawing: its blue lines need their dark background.
  forcedColorAdjust: 'none',
  // The grid of the paper moves with the drawing.
  backgroundAttachment: 'local',
  '& svg': { display: 'block', maxWidth: 1000, margin: '0 auto' },
} as const;

interface DrawingPaperProps {
  /** The number of the drawing: DRG-… */
  number: string;
  alternative: string;
  Drawing: ComponentType<{ title: string }>;
}

/** The paper of a drawing. On a narrow screen the drawing scrolls, so it must be reachable without a mouse. */
export function DrawingPaper({ number, alternative, Drawing }: DrawingPaperProps) {
  return (
    <Box sx={paperFrame}>
      <Box sx={paper} role="region" aria-label={interfaceCopy.drawing(number)} tabIndex={0}>
        <Drawing title={alternative} />
      </Box>
    </Box>
  );
}
