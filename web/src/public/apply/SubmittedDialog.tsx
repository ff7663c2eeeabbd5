import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { answerPromise } from '@site/contract/desk/working-days';
import { messages } from '@site/contract/shared/messages';
import { useId, useState } from 'react';
import { applicationForm as copy } from '../../content/product/application-form.ts';
import { colours } from '../../ui/theme/tokens.ts';

const paper = {
  alignItems: 'flex-start',
  gap: '20px',
  width: 'min(560px, calc(100vw - 40px))',
  maxWidth: 'none',
  m: '20px',
  p: { xs: '32px 28px 28px', md: '44px 48px' },
  borderTop: `6px solid ${colours.accent}`,
  boxShadow: 'none',
  borderRadius: '3px',
} as const;

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Tells that the application has arrived. The button leads to the home page; a click outside, or Escape, leads back to the
 * form.
 */
export function SubmittedDialog({ country, onDismiss }: { country: string; onDismiss: () => void }) {
  const textId = useId();
  const [promise] = useState(() => answerPromise('applications', new Date()));

  return (
    <Dialog
      open
      maxWidth={false}
      onClose={onDismiss}
      aria-describedby={textId}
      slotProps={{ paper: { sx: paper }, backdrop: { sx: { bgcolor: 'rgb(7 22 39 / 0.72)' } } }}
    >
      <DialogTitle variant="h2" sx={{ p: 0, fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)' }}>
        {messages.applicationSentTitle}
      </DialogTitle>
      <DialogContent id={textId} sx={{ p: 0 }}>
        <Typography>{messages.applicationSent}</Typography>
        <Typography sx={{ mt: 1.5 }}>{promise}</Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{copy.ownPage}</Typography>
        <Link href={`/job-alerts?${new URLSearchParams({ country })}`} sx={{ display: 'inline-block', mt: 1, py: 1.5 }}>
          {copy.alert}
        </Link>
      </DialogContent>
      {/* The home page is a link, so that the router preloads its page; screen readers and keys treat the link as a button. */}
      <Button variant="contained" href="/" role="button" ref={focus} sx={{ mt: 1 }}>
        {copy.close}
      </Button>
    </Dialog>
  );
}
