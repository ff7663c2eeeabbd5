import Typography from '@mui/material/Typography';
import { confidentiality, whatHappensNext } from '../../content/enquiry-answer.ts';
import { colours } from '../theme/tokens.ts';

/** Below whatever leads to an enquiry, or sends it: what happens then, and when; and that it stays between us. */
export function EnquiryNote({ ground = 'paper' }: { ground?: 'paper' | 'warm' | 'dark' }) {
  return (
    <Typography
      variant="body2"
      sx={{ marginTop: 2.5, maxWidth: '60ch', color: ground === 'dark' ? colours.onDarkSoft : 'text.secondary' }}
    >
      {/* In one piece: a text that begins within a line jumps when the page's own font takes over from its stand-in. */}
      {`${whatHappensNext} ${confidentiality}`}
    </Typography>
  );
}
