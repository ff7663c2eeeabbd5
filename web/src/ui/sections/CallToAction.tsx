import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Section, type SectionHead } from './Section.tsx';

interface CallToActionProps extends SectionHead {
  action: { label: string; href: string };
}

/** One thing to do next; on the dark ground where nothing else is said. */
export function CallToAction({ action, ground = 'dark', ...head }: CallToActionProps) {
  return (
    <Section {...head} ground={ground}>
      <Box sx={{ marginTop: { lg: -1 } }}>
        <Button variant="contained" href={action.href}>
          {action.label}
        </Button>
      </Box>
    </Section>
  );
}
