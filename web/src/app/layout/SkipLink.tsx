import Link from '@mui/material/Link';
import { interfaceCopy } from '../../content/interface.ts';
import { colours } from '../../theme/tokens.ts';

const skipLink = {
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 'tooltip',
  padding: '12px 20px',
  bgcolor: colours.amber,
  color: colours.deep,
  fontWeight: 600,
  textDecorationColor: 'inherit',
  textUnderlineOffset: 'auto',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

/** The first stop of the Tab key: past the menu. */
export function SkipLink() {
  return (
    <Link href="#main" sx={skipLink}>
      {interfaceCopy.skipToContent}
    </Link>
  );
}
