import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ServiceBrochure } from '../content/service-page.ts';
import { media } from '../theme/tokens.ts';
import { BrochureButton } from './BrochureButton.tsx';
import { Section, type SectionHead } from './Section.tsx';

const columns = {
  display: 'grid',
  gap: 4,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: 12, alignItems: 'end' },
} as const;

interface TextBlockProps extends SectionHead {
  paragraphs: readonly string[];
  /** A PDF that opens in a new window. */
  brochure?: ServiceBrochure;
}

/** A few paragraphs, with the brochure that says more. */
export function TextBlock({ paragraphs, brochure, ...head }: TextBlockProps) {
  return (
    <Section {...head}>
      <Box sx={columns}>
        <Stack spacing={2.5}>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ maxWidth: '66ch' }}>
              {paragraph}
            </Typography>
          ))}
        </Stack>
        {brochure && <BrochureButton {...brochure} />}
      </Box>
    </Section>
  );
}
