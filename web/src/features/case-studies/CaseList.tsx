import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { caseStudyAddress } from '../../content/addresses.ts';
import type { CaseStudyCard } from '../../content/case-study-page.ts';
import { Section, type SectionHead } from '../../sections/Section.tsx';
import { colours } from '../../theme/tokens.ts';
import { CaseCard } from './CaseCard.tsx';

const question = {
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  padding: 'clamp(28px, 4vw, 56px)',
  background: colours.warm,
  borderTop: `2px solid ${colours.amber}`,
} as const;

interface CaseListProps extends Omit<SectionHead, 'symbol'> {
  cases: readonly { slug: string; card: CaseStudyCard }[];
  enquiry: { title: string; text: string; action: { label: string; href: string } };
}

/** All case studies, three to a row, and a question for who misses theirs. */
export function CaseList({ cases, enquiry, ...head }: CaseListProps) {
  return (
    <Section symbol="disconnector" {...head}>
      <Grid container columnSpacing="clamp(24px, 3vw, 40px)" rowSpacing={{ xs: '56px', lg: '72px' }}>
        {/* The list shares the grid with the question that fills its last row. */}
        <Box component="ul" role="list" sx={{ display: 'contents', listStyle: 'none' }}>
          {cases.map(({ slug, card }) => (
            <Grid key={slug} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
              <CaseCard card={card} href={caseStudyAddress(slug)} />
            </Grid>
          ))}
        </Box>
        <Grid size={{ xs: 12, lg: 8 }} sx={question}>
          <Typography variant="h3" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.125rem)' }}>
            {enquiry.title}
          </Typography>
          <Typography variant="subtitle1" sx={{ marginTop: 1.5, marginBottom: 3.5, maxWidth: '40ch' }}>
            {enquiry.text}
          </Typography>
          <Button href={enquiry.action.href} variant="contained">
            {enquiry.action.label}
          </Button>
        </Grid>
      </Grid>
    </Section>
  );
}
