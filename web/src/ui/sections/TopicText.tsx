import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { interfaceCopy } from '../../content/product/interface.ts';
import type { Topic } from '../../content/shapes/service-page.ts';
import { CheckList } from '../CheckList.tsx';
import { NoBreak } from '../NoBreak.tsx';
import { colours } from '../theme/tokens.ts';

const label = {
  minHeight: 0,
  borderRadius: 0,
  borderColor: colours.outline,
  background: colours.paper,
  color: colours.ink,
  '& .MuiChip-label': { padding: '3px 9px', lineHeight: 1.5, whiteSpace: 'normal' },
} as const;

/** The text of a topic, its checklist, and the standards that govern it. */
export function TopicText({ topic: { title, description, items, standards } }: { topic: Topic }) {
  return (
    <>
      <div>
        <Typography variant="h3" sx={{ fontSize: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem)' }}>
          <NoBreak>{title}</NoBreak>
        </Typography>
        <Typography sx={{ marginTop: 2, maxWidth: '66ch', color: 'text.secondary' }}>
          <NoBreak>{description}</NoBreak>
        </Typography>
      </div>
      <CheckList items={items} columns={2} />
      {standards && <StandardLabels standards={standards} />}
    </>
  );
}

/** The standards that apply, listed as on a drawing. */
function StandardLabels({ standards }: { standards: readonly string[] }) {
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
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {standards.map((standard) => (
          <Chip key={standard} component="li" label={<NoBreak>{standard}</NoBreak>} sx={label} />
        ))}
      </Stack>
    </Stack>
  );
}
