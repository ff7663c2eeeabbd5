import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PhoneFold } from '../PhoneFold.tsx';
import { media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';
import { Terms } from './Terms.tsx';

const columns = {
  display: 'grid',
  gap: 6,
  // The fold on a phone has spacing already.
  '&:has(> details)': { rowGap: 0, [media.tablet]: { rowGap: 6 } },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 12, alignItems: 'start' },
} as const;

interface WelcomeProps extends SectionHead {
  paragraphs: readonly string[];
  link: { label: string; href: string };
  terms: readonly { term: string; text: string }[];
  /** The label of the fold that hides the terms on a phone. */
  foldedTerms?: string;
}

export function Welcome({ paragraphs, link, terms, foldedTerms, ...head }: WelcomeProps) {
  return (
    <Section {...head}>
      <Box sx={columns}>
        <div>
          <Stack spacing={2.5}>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ maxWidth: '62ch' }}>
                {paragraph}
              </Typography>
            ))}
          </Stack>
          {/* In line with the words above it, not with its own padding. */}
          <Box component="p" sx={{ marginTop: 2, marginLeft: -0.5 }}>
            <Button href={link.href} variant="text">
              {link.label}
            </Button>
          </Box>
        </div>
        {foldedTerms === undefined ? (
          <Terms terms={terms} />
        ) : (
          <PhoneFold label={foldedTerms}>
            <Terms terms={terms} />
          </PhoneFold>
        )}
      </Box>
    </Section>
  );
}
