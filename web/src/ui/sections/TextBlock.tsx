import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ServiceBrochure } from '../../content/shapes/service-page.ts';
import { colours, media } from '../theme/tokens.ts';
import { NewTabNote, newTab } from '../VisuallyHidden.tsx';
import { Section, type SectionHead } from './Section.tsx';

const columns = {
  display: 'grid',
  gap: 4,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: 12, alignItems: 'end' },
} as const;

/** A circle on a short amber line, like the symbol of a machine in a single-line diagram. */
const machine = {
  justifySelf: 'start',
  width: 176,
  '&::before': { content: '""', display: 'block', width: 2, height: 32, margin: '0 auto', background: colours.accent },
  '& > a': {
    width: 176,
    height: 176,
    padding: 3,
    borderRadius: '50%',
    border: `2px solid ${colours.accent}`,
    lineHeight: 1.35,
    '&:hover': { borderColor: colours.accent, background: colours.accent, color: colours.ink },
  },
} as const;

/** The minimum height of a touch target. */
const pageLink = { alignSelf: 'start', '&&': { marginTop: 1 }, padding: '8px 0', fontSize: '1.0625rem' } as const;

interface TextBlockProps extends SectionHead {
  paragraphs: readonly string[];
  links?: readonly { label: string; href: string }[];
  brochure?: ServiceBrochure;
}

export function TextBlock({ paragraphs, links = [], brochure, ...head }: TextBlockProps) {
  return (
    <Section {...head}>
      <Box sx={columns}>
        <Stack spacing={2.5}>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ maxWidth: '66ch' }}>
              {paragraph}
            </Typography>
          ))}
          {links.map(({ label, href }) => (
            <Link key={href} href={href} sx={pageLink}>
              {label}
            </Link>
          ))}
        </Stack>
        {brochure && <BrochureButton {...brochure} />}
      </Box>
    </Section>
  );
}

function BrochureButton({ label, href, round = false }: ServiceBrochure) {
  return (
    <Box {...(round && { sx: machine })}>
      <Button href={href} variant="outlined" {...newTab}>
        {label}
        <NewTabNote />
      </Button>
    </Box>
  );
}
