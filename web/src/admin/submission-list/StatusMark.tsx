import Box from '@mui/material/Box';
import type { SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { type StatusColours, statusColour } from '../theme/admin-colours.ts';

interface Mark {
  colour: keyof StatusColours;
  /** The path of the line, and the path of the filled part, in a square of 12 by 12. */
  line?: string;
  fill?: string;
}

const ring = 'M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z';
const underWay: Mark = { colour: 'underWay', line: ring, fill: 'M6 1.5a4.5 4.5 0 0 0 0 9Z' };
const reached: Mark = { colour: 'reached', line: ring, fill: ring };
const refused: Mark = { colour: 'ended', line: `${ring}M2.9 9.1 9.1 2.9` };

/**
 * Each status has one colour and one shape. The shape distinguishes statuses in forced colours, and for readers who see no
 * colours.
 */
export const statusMarks: Record<SubmissionStatus, Mark> = {
  new: { colour: 'new', line: ring },
  reviewing: underWay,
  open: underWay,
  interview: { colour: 'interview', line: ring, fill: 'M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z' },
  offer: { colour: 'offer', fill: 'M6 .6 11.4 6 6 11.4 .6 6Z' },
  hired: reached,
  answered: reached,
  rejected: refused,
  closed: refused,
  withdrawn: { colour: 'ended', line: `${ring}M3.4 6h5.2` },
};

interface StatusMarkProps {
  status: SubmissionStatus;
  /** The class that a chip gives to its icon. */
  className?: string;
}

/** The mark of a status, for the place beside its word. */
export function StatusMark({ status, className }: StatusMarkProps) {
  const { colour, line, fill } = statusMarks[status];
  return (
    <svg className={className} viewBox="0 0 12 12" width="12" height="12" fill="none" aria-hidden="true">
      <Box
        component="g"
        sx={{ color: statusColour(colour), '@media (forced-colors: active)': { color: 'CanvasText' } }}
      >
        {fill && <path d={fill} fill="currentColor" />}
        {line && <path d={line} stroke="currentColor" strokeWidth="1.6" />}
      </Box>
    </svg>
  );
}
