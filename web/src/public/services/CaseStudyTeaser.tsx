import { caseStudies } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { serviceClosing } from '../../content/firm/service-closing.ts';
import { caseStudyAddress } from '../../content/product/addresses.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { measures } from '../../ui/theme/tokens.ts';

// The picture bleeds off the right edge of the page.
const columns = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gap: { xs: 4, lg: 9 },
  alignItems: { lg: 'start' },
  // The title block keeps to the margins.
  '& figcaption': { pr: measures.margin },
} as const;

interface CaseStudyTeaserProps {
  caseStudy: string;
  ground: SectionHead['ground'];
}

/** The job on which this service can be seen. */
export function CaseStudyTeaser({ caseStudy, ground = 'paper' }: CaseStudyTeaserProps) {
  const study = caseStudies.find(({ slug }) => slug === caseStudy);
  if (!study) return undefined;
  const { action, record, ...head } = serviceClosing.caseStudy;
  const { name, description, picture } = study.card;
  return (
    <Section symbol="generator" ground={ground} {...head}>
      <Box sx={columns}>
        <Box sx={{ pr: { xs: measures.margin, lg: 0 } }}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>{description}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button href={caseStudyAddress(study.slug)} variant="outlined">
              {action}
            </Button>
            <Button href={record.href} variant="text">
              {record.label}
            </Button>
          </Stack>
        </Box>
        <PictureFrame picture={picture} ratio={16 / 9} sizes={`(min-width: ${measures.desktop}px) 58vw, 100vw`} />
      </Box>
    </Section>
  );
}
