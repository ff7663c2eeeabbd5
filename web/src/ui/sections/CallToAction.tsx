import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { confidentiality, whatHappensNext } from '../../content/product/enquiry-answer.ts';
import { colours } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

interface CallToActionProps extends SectionHead {
  action: { label: string; href: string };
}

/** One thing to do next, which is to write to us, and what comes of it; on the dark ground where nothing else is said. */
export function CallToAction({ action, ground = 'dark', ...head }: CallToActionProps) {
  return (
    <Section {...head} ground={ground}>
      <Box sx={{ marginTop: { lg: -1 } }}>
        <Button variant="contained" href={action.href}>
          {action.label}
        </Button>
        <EnquiryNote />
      </Box>
    </Section>
  );
}

/** Below whatever leads to an enquiry, or sends it: what happens then, and when; and that it stays between us. */
export function EnquiryNote() {
  return (
    <Typography
      variant="body2"
      sx={{
        marginTop: 2.5,
        maxWidth: '60ch',
        color: 'text.secondary',
        '[data-ground="dark"] &': { color: colours.onDarkSoft },
      }}
    >
      {/* In one piece: a text that begins within a line jumps when the page's own font takes over from its stand-in. */}
      {`${whatHappensNext} ${confidentiality}`}
    </Typography>
  );
}
