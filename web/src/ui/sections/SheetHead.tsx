import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../NoBreak.tsx';
import { TitleBlock } from '../TitleBlock.tsx';
import { colours, media } from '../theme/tokens.ts';

const head = {
  display: 'grid',
  pt: 'clamp(40px, 5vw, 72px)',
  pb: 'clamp(32px, 4vw, 56px)',
  bgcolor: colours.tinted,
  borderBottom: `2px solid ${colours.accent}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'end', gap: 6 },
  [media.print]: {
    p: '8px 0 16px',
    bgcolor: 'transparent',
    '& h1': { fontSize: '1.75rem' },
    '& p': { display: 'none' },
  },
} as const;

interface SheetHeadProps {
  label: string;
  title: string;
  intro: string;
  sheet: { number: string; shows: string; scale: string };
}

/** The head of a page with a form or a record: its title, and the title block of its sheet. */
export function SheetHead({ label, title, intro, sheet }: SheetHeadProps) {
  return (
    <Container component="header" sx={head}>
      <div>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography variant="h1" sx={{ mt: 1.5 }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '50ch' }}>
          <NoBreak>{intro}</NoBreak>
        </Typography>
      </div>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <TitleBlock {...sheet} />
      </Box>
    </Container>
  );
}
