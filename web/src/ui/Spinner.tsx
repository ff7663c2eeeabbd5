import Box from '@mui/material/Box';
import { interfaceCopy } from '../content/interface.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Shown while something loads. */
export function Spinner() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
      <SpinnerMark />
      <VisuallyHidden>{interfaceCopy.loading}</VisuallyHidden>
    </Box>
  );
}
