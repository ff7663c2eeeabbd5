import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NewTabNote, newTab } from '../components/NewTabNote.tsx';
import type { ServiceBrochure } from '../content/service-page.ts';
import { colours } from '../theme/tokens.ts';

/** Like the symbol of a machine in a single line diagram: a circle that hangs off a short amber line. */
const machine = {
  justifySelf: 'start',
  width: 176,
  '&::before': { content: '""', display: 'block', width: 2, height: 32, margin: '0 auto', background: colours.amber },
  '& > a': {
    width: 176,
    height: 176,
    padding: 3,
    borderRadius: '50%',
    border: `2px solid ${colours.amber}`,
    lineHeight: 1.35,
    '&:hover': { borderColor: colours.amber, background: colours.amber, color: colours.ink },
  },
} as const;

/** Opens a brochure in a new window. */
export function BrochureButton({ label, href, round = false }: ServiceBrochure) {
  return (
    <Box {...(round && { sx: machine })}>
      <Button href={href} variant="outlined" {...newTab}>
        {label}
        <NewTabNote />
      </Button>
    </Box>
  );
}
