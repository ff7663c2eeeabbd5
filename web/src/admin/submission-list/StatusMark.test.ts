import { getContrastRatio } from '@mui/material/styles';
import { statusesOf, submissionKinds } from '@site/contract/desk/submission-kinds';
import { expect, it } from 'vitest';
import { colours } from '../../ui/theme/tokens.ts';
import { nightColours, statusPalettes } from '../theme/admin-colours.ts';
import { statusMarks } from './StatusMark.tsx';

it('each status of a kind has its own shape', () => {
  for (const kind of submissionKinds) {
    const shapes = statusesOf[kind].map((status) => `${statusMarks[status].line} ${statusMarks[status].fill}`);
    expect(new Set(shapes).size, kind).toBe(shapes.length);
  }
});

it('each status has a contrast of 3 : 1 with the background in both themes, and no status is amber', () => {
  const grounds = { day: colours, night: nightColours };
  for (const time of ['day', 'night'] as const)
    for (const [name, colour] of Object.entries(statusPalettes[time])) {
      expect(getContrastRatio(colour, grounds[time].paper), `${name} by ${time}`).toBeGreaterThanOrEqual(3);
      expect(colour).not.toBe(colours.accent);
    }
});
