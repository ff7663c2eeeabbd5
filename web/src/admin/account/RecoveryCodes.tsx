import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { useCopying } from '../../shared/clipboard.ts';
import { download } from '../../shared/download.ts';
import { families } from '../../ui/theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';

const list = {
  m: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  display: 'grid',
  // Each column has room for a code of 29 characters; the width decides the number of columns.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(29ch, 100%), 1fr))',
  gap: '4px 32px',
  listStyle: 'none',
  fontFamily: families.mono,
  fontSize: '1.0625rem',
} as const;

/** The printed page shows the codes alone. */
const printed = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '#recovery-codes, #recovery-codes *': { visibility: 'visible' },
        '#recovery-codes': { position: 'fixed', inset: '0 auto auto 0' },
      },
    }}
  />
);

/** Shows the recovery codes, only once, with buttons to copy, download or print them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { status, copy: copyText } = useCopying();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="section" sx={{ gap: 2 }}>
      {printed}
      <Box id="recovery-codes">
        <Typography ref={heading} variant="h3" component="h2" tabIndex={-1}>
          {copy.codesTitle}
        </Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>{copy.codesIntro}</Typography>
        <Box component="ol" sx={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <TextAction onClick={() => copyText(codes.join('\n'), copy)}>{copy.copy}</TextAction>
        <TextAction onClick={() => download(new Blob([copy.fileText(codes)], { type: 'text/plain' }), copy.fileName)}>
          {copy.download}
        </TextAction>
        <TextAction onClick={() => print()}>{copy.print}</TextAction>
      </Stack>
      <p role="status">{status}</p>
      <div>
        <Button variant="contained" onClick={onDone}>
          {copy.kept}
        </Button>
      </div>
    </Stack>
  );
}
