import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A QR code, drawn here: what it says goes to nobody. Dark on light in either scheme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 208, height: 208, bgcolor: 'common.white', color: 'common.black' }}
    >
      <path d={squares.join('')} fill="currentColor" />
    </Box>
  );
}
