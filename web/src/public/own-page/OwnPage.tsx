import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { Page } from '../../ui/sections/Page.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import { OwnSubmissions, type OwnSubmissionsProps } from './OwnSubmissions.tsx';

const head = {
  display: 'grid',
  pt: 'clamp(40px, 5vw, 72px)',
  pb: 'clamp(32px, 4vw, 56px)',
  bgcolor: colours.warm,
  borderBottom: `2px solid ${colours.amber}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'end', gap: 6 },
  [media.print]: {
    p: '8px 0 16px',
    bgcolor: 'transparent',
    '& h1': { fontSize: '1.75rem' },
    '& p': { display: 'none' },
  },
} as const;

/** The page on which applicants, or enquirers, see what we hold of them, and write to us. */
export function OwnPage<Kind extends SubmissionKind>(props: OwnSubmissionsProps<Kind>) {
  const { meta, label, title, intro, sheet } = props.copy;
  return (
    <Page meta={meta}>
      <Container component="header" sx={head}>
        <div>
          <Typography variant="overline" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h1" sx={{ mt: 1.5 }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '50ch' }}>
            {intro}
          </Typography>
        </div>
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <TitleBlock {...sheet} />
        </Box>
      </Container>
      <OwnSubmissions {...props} />
    </Page>
  );
}
