import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { confidentiality, whatHappensNext } from '../../content/product/enquiry-answer.ts';
import { colours } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

interface CallToActionProps extends SectionHead {
  action: { label: string; href: string };
}

/** The call to action at the end of a page, on the dark background: a link to the contact form, and the next steps. */
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

/** The promise below each button for an enquiry: the answer, its date, and confidentiality. */
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
