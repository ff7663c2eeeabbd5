import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { interfaceCopy } from '../content/interface.ts';
import { colours } from '../theme/tokens.ts';
import { NoBreak } from './NoBreak.tsx';

const label = {
  minHeight: 0,
  borderRadius: 0,
  borderColor: colours.outline,
  background: colours.paper,
  color: colours.ink,
  '& .MuiChip-label': { padding: '3px 9px', lineHeight: 1.5, whiteSpace: 'normal' },
} as const;

/** The standards that govern something, as a drawing would list them. */
export function StandardLabels({ standards }: { standards: readonly string[] }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 12px' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {interfaceCopy.standards}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        role="list"
        aria-label={interfaceCopy.standards}
        sx={{ flexWrap: 'wrap', gap: 1, padding: 0 }}
      >
        {standards.map((standard) => (
          <Chip key={standard} component="li" label={<NoBreak>{standard}</NoBreak>} sx={label} />
        ))}
      </Stack>
    </Stack>
  );
}
