import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import type { CaseStudyContent } from '../../content/shapes/case-study-page.ts';
import { BaySymbol } from '../../drawings/BaySymbol.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Bay, Conductor, SectionFrame } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';

const recordParts = ['client', 'year', 'scope', 'team', 'setback', 'closed'] as const;

/** The job in figures, and for whom, when and by how many it was done: the plate at the head of a case study. */
export function CaseFigures({ figures, record }: Pick<CaseStudyContent, 'figures' | 'record'>) {
  return (
    <Box
      component={SectionFrame}
      ground="paper"
      aria-label={caseStudyCopy.figures}
      sx={{ padding: 'clamp(40px, 5vw, 72px) 0', rowGap: 0 }}
    >
      <Conductor aria-hidden="true" />
      <Box sx={{ position: 'relative' }}>
        <Bay ground="paper">
          <BaySymbol name="currentTransformer" />
        </Bay>
        <Typography variant="caption" component="p" sx={{ marginBottom: 2, lineHeight: '32px' }}>
          {caseStudyCopy.figures}
        </Typography>
        <RatingPlate entries={figures} />
        <Box sx={{ marginTop: 'clamp(32px, 4vw, 56px)' }}>
          <Terms
            columns={2}
            terms={recordParts.map((part) => ({ term: caseStudyCopy.record[part], text: record[part] }))}
          />
        </Box>
      </Box>
    </Box>
  );
}
