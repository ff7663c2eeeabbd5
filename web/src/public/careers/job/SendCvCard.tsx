import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { careersPage } from '../../../content/firm/pages/careers.ts';
import { colours, measures, media } from '../../../ui/theme/tokens.ts';

/** Lays out a list of jobs, with the card beside it if there is room. */
export const besideJobs = {
  display: 'grid',
  gap: 7,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: 9 },
} as const;

const card = {
  alignItems: 'flex-start',
  gap: '12px',
  padding: '24px 24px 28px',
  borderTop: `4px solid ${colours.accent}`,
  background: colours.ink,
  color: colours.onDark,
  [media.desktop]: { position: 'sticky', top: measures.headerHeight + 24 },
} as const;

/**
 * Invites visitors who found nothing in the list. On the page of a job the button names its action, because that page has
 * another button to apply.
 */
export function SendCvCard({ label }: { label?: string }) {
  const { question, offer, action } = careersPage.sendCv;
  return (
    <Stack component="aside" data-ground="dark" aria-label={offer} sx={card}>
      <Typography variant="h3">{question}</Typography>
      <Typography sx={{ mb: '12px', color: colours.onDarkSoft }}>{offer}</Typography>
      <Button variant="contained" href={action.href}>
        {label ?? action.label}
      </Button>
    </Stack>
  );
}
