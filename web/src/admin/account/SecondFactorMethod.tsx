import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signInCopy as copy } from '../../content/admin-sign-in.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextAction } from '../components/TextAction.tsx';

const row = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 32px',
  overflowWrap: 'anywhere',
} as const;

interface SecondFactorMethodProps {
  name: string;
  facts: string;
  onRemove: () => void;
}

/** One second factor of the admin, with a button that removes it. */
export function SecondFactorMethod({ name, facts, onRemove }: SecondFactorMethodProps) {
  return (
    <Stack direction="row" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {facts}
        </Typography>
      </div>
      <TextAction color="error" onClick={onRemove}>
        {copy.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextAction>
    </Stack>
  );
}
