import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { careersWords } from '../../content/careers.ts';
import { colours } from '../../theme/tokens.ts';

const Plate = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: '28px 28px 32px',
  border: `1px solid ${colours.error}`,
  borderLeftWidth: 4,
  background: colours.errorWash,
  color: colours.ink,
});

/** The jobs did not come; they can be asked for again. */
export function OpeningsFailure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Plate>
      <Typography role="alert">{message}</Typography>
      <Button variant="outlined" onClick={onTryAgain}>
        {careersWords.tryAgain}
      </Button>
    </Plate>
  );
}
