import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OpenCircuit } from '../../drawings/OpenCircuit.tsx';
import { measures, media } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';

const frame = {
  display: 'grid',
  gap: 6,
  alignItems: 'center',
  maxWidth: measures.contentWidth,
  margin: '0 auto',
  padding: `clamp(48px, 8vw, 120px) ${measures.margin}`,
  [media.desktop]: { gridTemplateColumns: '7fr 5fr', paddingInline: 0 },
} as const;

interface MessagePageProps {
  label: string;
  title: string;
  text: string;
  actions: readonly { label: string; href: string }[];
}

/** A page with a message and links only: not found, under maintenance. */
export function MessagePage({ label, title, text, actions }: MessagePageProps) {
  return (
    <Box sx={frame}>
      <div>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography variant="h1" sx={{ marginTop: 2 }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '46ch' }}>
          {text}
        </Typography>
        <Actions actions={actions} marginTop="36px" />
      </div>
      <OpenCircuit />
    </Box>
  );
}
