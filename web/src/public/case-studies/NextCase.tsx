import { caseStudies } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import { caseStudyAddress } from '../../content/product/addresses.ts';
import { Conductor, SectionFrame } from '../../ui/sections/Section.tsx';
import { colours } from '../../ui/theme/tokens.ts';

const nextLink = {
  display: 'block',
  padding: 'clamp(28px, 4vw, 56px) 0',
  borderTop: `2px solid ${colours.ink}`,
  color: colours.ink,
  '&:hover > strong': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
} as const;

const nameLook = {
  display: 'block',
  maxWidth: '30ch',
  marginTop: 1,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  // Not on a line alone, and not read out.
  '&::after': { content: '"\u00a0→"' },
  '@supports (content: "→" / "")': { '&::after': { content: '"\u00a0→" / ""' } },
} as const;

/** Where to read on: the case study that follows in the list, or the first. */
export function NextCase({ after }: { after: string }) {
  const next = caseStudies[caseStudies.findIndex(({ slug }) => slug === after) + 1] ?? caseStudies[0];
  if (!next) return undefined;
  return (
    <Box component={SectionFrame} ground="paper" aria-label={caseStudyCopy.next} sx={{ padding: 0 }}>
      <Conductor aria-hidden="true" />
      <Link href={caseStudyAddress(next.slug)} underline="none" sx={nextLink}>
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', lineHeight: 'normal', color: 'text.secondary' }}
        >
          {caseStudyCopy.next}
        </Typography>
        <Typography variant="h2" component="strong" sx={nameLook}>
          {next.card.name}
        </Typography>
      </Link>
    </Box>
  );
}
