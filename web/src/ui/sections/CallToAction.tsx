import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EnquiryNote } from './EnquiryNote.tsx';
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
        <EnquiryNote ground={ground} />
      </Box>
    </Section>
  );
}
